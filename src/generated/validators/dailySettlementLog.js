// Generated from schemas/ by `npm run generate`: do not edit.
import { isTimeZone } from '#contract/validation/formats.ts';
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"configUuid":{"type":"string","maxLength":36},"configType":{"type":"string","enum":["ERP","WCS"]},"day":{"type":"string","maxLength":10},"timeZone":{"type":"string","maxLength":40,"format":"time-zone"},"time":{"type":"string","format":"date-time"},"elapsedMs":{"type":"integer","minimum":0},"success":{"type":"boolean"},"resetCount":{"type":"integer","minimum":0},"cancelCount":{"type":"integer","minimum":0},"message":{"type":"string","maxLength":2000},"documents":{"type":"array","maxItems":1000,"items":{"type":"object","properties":{"action":{"type":"string","enum":["RESET","CANCEL"]},"interfaceName":{"type":"string","maxLength":30},"entityNo":{"type":"string","maxLength":100},"failureCount":{"type":"integer","minimum":0},"createTime":{"type":"string","format":"date-time"}},"additionalProperties":false}},"resetUuids":{"type":"array","maxItems":10000,"items":{"type":"string","maxLength":36}},"cancelUuids":{"type":"array","maxItems":10000,"items":{"type":"string","maxLength":36}},"interfaceCounts":{"type":"array","maxItems":10000,"items":{"type":"object","properties":{"interfaceUuid":{"type":"string","maxLength":36},"resetCount":{"type":"integer","minimum":0},"cancelCount":{"type":"integer","minimum":0}},"required":["interfaceUuid","resetCount","cancelCount"],"additionalProperties":false}},"leaseUntil":{"type":"string","format":"date-time"}},"required":["time","resetCount","cancelCount"],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const formats0 = isTimeZone;
const formats2 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.time === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.resetCount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resetCount"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cancelCount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cancelCount"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.uuid !== undefined){
let data0 = data.uuid;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 36){
const err4 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.companyUuid !== undefined){
let data1 = data.companyUuid;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 36){
const err6 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.configUuid !== undefined){
let data2 = data.configUuid;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 36){
const err8 = {instancePath:instancePath+"/configUuid",schemaPath:"#/properties/configUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/configUuid",schemaPath:"#/properties/configUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.configType !== undefined){
let data3 = data.configType;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs9 = errors;
const vSchema0 = schema0.properties.configType.enum;
if(!((data3 === "ERP") || (data3 === "WCS"))){
const err11 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/enum",keyword:"enum",params:{allowedValues: schema0.properties.configType.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.day !== undefined){
let data4 = data.day;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 10){
const err12 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/day",schemaPath:"#/properties/day/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.timeZone !== undefined){
let data5 = data.timeZone;
const _errs12 = errors;
const _errs13 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(func1(data5) > 40){
const err14 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0(data5))){
const err15 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/format",keyword:"format",params:{format: "time-zone"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.time !== undefined){
let data6 = data.time;
const _errs14 = errors;
const _errs15 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
}
if(typeof data6 === "string"){
if(!(formats2.test(data6))){
const err17 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.elapsedMs !== undefined){
let data7 = data.elapsedMs;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs17 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.success !== undefined){
let data8 = data.success;
const _errs18 = errors;
if(typeof data8 !== "boolean"){
const err21 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs19 = errors;
var valid0 = _errs18 === errors;
}
if(data.resetCount !== undefined){
let data9 = data.resetCount;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/resetCount",schemaPath:"#/properties/resetCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs21 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/resetCount",schemaPath:"#/properties/resetCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.cancelCount !== undefined){
let data10 = data.cancelCount;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/cancelCount",schemaPath:"#/properties/cancelCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs23 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/cancelCount",schemaPath:"#/properties/cancelCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.message !== undefined){
let data11 = data.message;
const _errs24 = errors;
const _errs25 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 2000){
const err26 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.documents !== undefined){
let data12 = data.documents;
const _errs26 = errors;
const _errs27 = errors;
if(Array.isArray(data12)){
if(data12.length > 1000){
const err28 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
let valid2 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs28 = errors;
const _errs29 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
const _errs30 = errors;
for(const key1 in data13){
if(!(((((key1 === "action") || (key1 === "interfaceName")) || (key1 === "entityNo")) || (key1 === "failureCount")) || (key1 === "createTime"))){
const err29 = {instancePath:instancePath+"/documents/" + i0,schemaPath:"#/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data13.action !== undefined){
let data14 = data13.action;
const _errs31 = errors;
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/documents/" + i0+"/action",schemaPath:"#/properties/documents/items/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs32 = errors;
const vSchema1 = schema0.properties.documents.items.properties.action.enum;
if(!((data14 === "RESET") || (data14 === "CANCEL"))){
const err31 = {instancePath:instancePath+"/documents/" + i0+"/action",schemaPath:"#/properties/documents/items/properties/action/enum",keyword:"enum",params:{allowedValues: schema0.properties.documents.items.properties.action.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid3 = _errs31 === errors;
}
if(data13.interfaceName !== undefined){
let data15 = data13.interfaceName;
const _errs33 = errors;
const _errs34 = errors;
if(typeof data15 === "string"){
if(func1(data15) > 30){
const err32 = {instancePath:instancePath+"/documents/" + i0+"/interfaceName",schemaPath:"#/properties/documents/items/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/documents/" + i0+"/interfaceName",schemaPath:"#/properties/documents/items/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid3 = _errs33 === errors;
}
if(data13.entityNo !== undefined){
let data16 = data13.entityNo;
const _errs35 = errors;
const _errs36 = errors;
if(typeof data16 === "string"){
if(func1(data16) > 100){
const err34 = {instancePath:instancePath+"/documents/" + i0+"/entityNo",schemaPath:"#/properties/documents/items/properties/entityNo/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/documents/" + i0+"/entityNo",schemaPath:"#/properties/documents/items/properties/entityNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid3 = _errs35 === errors;
}
if(data13.failureCount !== undefined){
let data17 = data13.failureCount;
const _errs37 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err36 = {instancePath:instancePath+"/documents/" + i0+"/failureCount",schemaPath:"#/properties/documents/items/properties/failureCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs38 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err37 = {instancePath:instancePath+"/documents/" + i0+"/failureCount",schemaPath:"#/properties/documents/items/properties/failureCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var valid3 = _errs37 === errors;
}
if(data13.createTime !== undefined){
let data18 = data13.createTime;
const _errs39 = errors;
const _errs40 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
}
if(typeof data18 === "string"){
if(!(formats2.test(data18))){
const err38 = {instancePath:instancePath+"/documents/" + i0+"/createTime",schemaPath:"#/properties/documents/items/properties/createTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/documents/" + i0+"/createTime",schemaPath:"#/properties/documents/items/properties/createTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid3 = _errs39 === errors;
}
}
else {
const err40 = {instancePath:instancePath+"/documents/" + i0,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid1 = _errs28 === errors;
if(!valid1){
valid2 = false;
}
}
}
else {
const err41 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.resetUuids !== undefined){
let data19 = data.resetUuids;
const _errs41 = errors;
const _errs42 = errors;
if(Array.isArray(data19)){
if(data19.length > 10000){
const err42 = {instancePath:instancePath+"/resetUuids",schemaPath:"#/properties/resetUuids/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
let valid5 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
const _errs43 = errors;
const _errs44 = errors;
if(typeof data20 === "string"){
if(func1(data20) > 36){
const err43 = {instancePath:instancePath+"/resetUuids/" + i1,schemaPath:"#/properties/resetUuids/items/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/resetUuids/" + i1,schemaPath:"#/properties/resetUuids/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid4 = _errs43 === errors;
if(!valid4){
valid5 = false;
}
}
}
else {
const err45 = {instancePath:instancePath+"/resetUuids",schemaPath:"#/properties/resetUuids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid0 = _errs41 === errors;
}
if(data.cancelUuids !== undefined){
let data21 = data.cancelUuids;
const _errs45 = errors;
const _errs46 = errors;
if(Array.isArray(data21)){
if(data21.length > 10000){
const err46 = {instancePath:instancePath+"/cancelUuids",schemaPath:"#/properties/cancelUuids/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
let valid7 = true;
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
const _errs47 = errors;
const _errs48 = errors;
if(typeof data22 === "string"){
if(func1(data22) > 36){
const err47 = {instancePath:instancePath+"/cancelUuids/" + i2,schemaPath:"#/properties/cancelUuids/items/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/cancelUuids/" + i2,schemaPath:"#/properties/cancelUuids/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid6 = _errs47 === errors;
if(!valid6){
valid7 = false;
}
}
}
else {
const err49 = {instancePath:instancePath+"/cancelUuids",schemaPath:"#/properties/cancelUuids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid0 = _errs45 === errors;
}
if(data.interfaceCounts !== undefined){
let data23 = data.interfaceCounts;
const _errs49 = errors;
const _errs50 = errors;
if(Array.isArray(data23)){
if(data23.length > 10000){
const err50 = {instancePath:instancePath+"/interfaceCounts",schemaPath:"#/properties/interfaceCounts/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
let valid9 = true;
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
const _errs51 = errors;
const _errs52 = errors;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.interfaceUuid === undefined){
const err51 = {instancePath:instancePath+"/interfaceCounts/" + i3,schemaPath:"#/properties/interfaceCounts/items/required",keyword:"required",params:{missingProperty: "interfaceUuid"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data24.resetCount === undefined){
const err52 = {instancePath:instancePath+"/interfaceCounts/" + i3,schemaPath:"#/properties/interfaceCounts/items/required",keyword:"required",params:{missingProperty: "resetCount"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data24.cancelCount === undefined){
const err53 = {instancePath:instancePath+"/interfaceCounts/" + i3,schemaPath:"#/properties/interfaceCounts/items/required",keyword:"required",params:{missingProperty: "cancelCount"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs53 = errors;
for(const key2 in data24){
if(!(((key2 === "interfaceUuid") || (key2 === "resetCount")) || (key2 === "cancelCount"))){
const err54 = {instancePath:instancePath+"/interfaceCounts/" + i3,schemaPath:"#/properties/interfaceCounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data24.interfaceUuid !== undefined){
let data25 = data24.interfaceUuid;
const _errs54 = errors;
const _errs55 = errors;
if(typeof data25 === "string"){
if(func1(data25) > 36){
const err55 = {instancePath:instancePath+"/interfaceCounts/" + i3+"/interfaceUuid",schemaPath:"#/properties/interfaceCounts/items/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/interfaceCounts/" + i3+"/interfaceUuid",schemaPath:"#/properties/interfaceCounts/items/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid10 = _errs54 === errors;
}
if(data24.resetCount !== undefined){
let data26 = data24.resetCount;
const _errs56 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err57 = {instancePath:instancePath+"/interfaceCounts/" + i3+"/resetCount",schemaPath:"#/properties/interfaceCounts/items/properties/resetCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs57 = errors;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err58 = {instancePath:instancePath+"/interfaceCounts/" + i3+"/resetCount",schemaPath:"#/properties/interfaceCounts/items/properties/resetCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var valid10 = _errs56 === errors;
}
if(data24.cancelCount !== undefined){
let data27 = data24.cancelCount;
const _errs58 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err59 = {instancePath:instancePath+"/interfaceCounts/" + i3+"/cancelCount",schemaPath:"#/properties/interfaceCounts/items/properties/cancelCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs59 = errors;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
const err60 = {instancePath:instancePath+"/interfaceCounts/" + i3+"/cancelCount",schemaPath:"#/properties/interfaceCounts/items/properties/cancelCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
var valid10 = _errs58 === errors;
}
}
else {
const err61 = {instancePath:instancePath+"/interfaceCounts/" + i3,schemaPath:"#/properties/interfaceCounts/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var valid8 = _errs51 === errors;
if(!valid8){
valid9 = false;
}
}
}
else {
const err62 = {instancePath:instancePath+"/interfaceCounts",schemaPath:"#/properties/interfaceCounts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var valid0 = _errs49 === errors;
}
if(data.leaseUntil !== undefined){
let data28 = data.leaseUntil;
const _errs60 = errors;
const _errs61 = errors;
if((typeof data28 == "number") && (isFinite(data28))){
}
if(typeof data28 === "string"){
if(!(formats2.test(data28))){
const err63 = {instancePath:instancePath+"/leaseUntil",schemaPath:"#/properties/leaseUntil/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/leaseUntil",schemaPath:"#/properties/leaseUntil/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var valid0 = _errs60 === errors;
}
}
else {
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-57c93f40": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
