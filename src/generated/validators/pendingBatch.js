// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","if":{"required":["uuids"]},"then":{"properties":{"filter":false}},"else":{"required":["filter","expectedCount"]},"properties":{"companyUuid":{"type":"string","maxLength":36},"action":{"type":"string","enum":["reset","cancel","debug"]},"uuids":{"type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","maxLength":36}},"filter":{"type":"object","properties":{"interfaceUuid":{"type":"string","maxLength":2000},"interfaceName":{"type":"string","maxLength":2000},"interfaceType":{"type":"string","maxLength":2000},"dcCode":{"type":"string","maxLength":2000},"ownerCode":{"type":"string","maxLength":2000},"direction":{"type":"string","maxLength":2000},"entityNo":{"type":"string","maxLength":2000},"status":{"type":"string","maxLength":2000},"failureReason":{"type":"string","maxLength":2000},"errorCode":{"type":"string","maxLength":2000},"causeKey":{"type":"string","maxLength":2000},"failureCountFrom":{"type":"integer"},"failureCountTo":{"type":"integer"},"firstFailureTimeFrom":{"type":"string","format":"date-time"},"firstFailureTimeTo":{"type":"string","format":"date-time"},"createTimeFrom":{"type":"string","format":"date-time"},"createTimeTo":{"type":"string","format":"date-time"},"lastRunTimeFrom":{"type":"string","format":"date-time"},"lastRunTimeTo":{"type":"string","format":"date-time"}},"additionalProperties":false},"expectedCount":{"type":"integer","minimum":0},"reason":{"type":"string","minLength":1,"maxLength":200}},"required":["action"],"allOf":[{"if":{"properties":{"action":{"const":"cancel"}},"required":["action"]},"then":{"required":["reason"]}}],"additionalProperties":false,"$id":"v0"};

const func2 = Object.prototype.hasOwnProperty;
const formats0 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.action === undefined) && (missing0 = "action")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.action !== undefined){
let data0 = data.action;
const _errs4 = errors;
if("cancel" !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
}
if(errors === _errs4){
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
}
}
}
if(errors === _errs3){
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.uuids === undefined) && (missing1 = "uuids")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
}
}
if(errors === _errs7){
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter !== undefined){
let data1 = data.filter;
var valid4 = false;
const err5 = {instancePath:instancePath+"/filter",schemaPath:"#/then/properties/filter/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs8 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
const err6 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "filter"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.expectedCount === undefined){
const err7 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "expectedCount"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
ifClause0 = "else";
}
if(!valid3){
const err8 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs10 = errors;
for(const key0 in data){
if(!((((((key0 === "companyUuid") || (key0 === "action")) || (key0 === "uuids")) || (key0 === "filter")) || (key0 === "expectedCount")) || (key0 === "reason"))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.companyUuid !== undefined){
let data2 = data.companyUuid;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 36){
const err11 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid5 = _errs11 === errors;
}
if(data.action !== undefined){
let data3 = data.action;
const _errs13 = errors;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs14 = errors;
const vSchema0 = schema0.properties.action.enum;
if(!(((data3 === "reset") || (data3 === "cancel")) || (data3 === "debug"))){
const err14 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema0.properties.action.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid5 = _errs13 === errors;
}
if(data.uuids !== undefined){
let data4 = data.uuids;
const _errs15 = errors;
const _errs16 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err15 = {instancePath:instancePath+"/uuids",schemaPath:"#/properties/uuids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.length < 1){
const err16 = {instancePath:instancePath+"/uuids",schemaPath:"#/properties/uuids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
let valid7 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs17 = errors;
const _errs18 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 36){
const err17 = {instancePath:instancePath+"/uuids/" + i0,schemaPath:"#/properties/uuids/items/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err18 = {instancePath:instancePath+"/uuids/" + i0,schemaPath:"#/properties/uuids/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid6 = _errs17 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i1 = data4.length;
let j0;
valid8 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err19 = {instancePath:instancePath+"/uuids",schemaPath:"#/properties/uuids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
valid8 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err20 = {instancePath:instancePath+"/uuids",schemaPath:"#/properties/uuids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid5 = _errs15 === errors;
}
if(data.filter !== undefined){
let data6 = data.filter;
const _errs19 = errors;
const _errs20 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const _errs21 = errors;
for(const key1 in data6){
if(!(func2.call(schema0.properties.filter.properties, key1))){
const err21 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.interfaceUuid !== undefined){
let data7 = data6.interfaceUuid;
const _errs22 = errors;
const _errs23 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
const err22 = {instancePath:instancePath+"/filter/interfaceUuid",schemaPath:"#/properties/filter/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/filter/interfaceUuid",schemaPath:"#/properties/filter/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid9 = _errs22 === errors;
}
if(data6.interfaceName !== undefined){
let data8 = data6.interfaceName;
const _errs24 = errors;
const _errs25 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 2000){
const err24 = {instancePath:instancePath+"/filter/interfaceName",schemaPath:"#/properties/filter/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/filter/interfaceName",schemaPath:"#/properties/filter/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid9 = _errs24 === errors;
}
if(data6.interfaceType !== undefined){
let data9 = data6.interfaceType;
const _errs26 = errors;
const _errs27 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 2000){
const err26 = {instancePath:instancePath+"/filter/interfaceType",schemaPath:"#/properties/filter/properties/interfaceType/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err27 = {instancePath:instancePath+"/filter/interfaceType",schemaPath:"#/properties/filter/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid9 = _errs26 === errors;
}
if(data6.dcCode !== undefined){
let data10 = data6.dcCode;
const _errs28 = errors;
const _errs29 = errors;
if(typeof data10 === "string"){
if(func0(data10) > 2000){
const err28 = {instancePath:instancePath+"/filter/dcCode",schemaPath:"#/properties/filter/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/filter/dcCode",schemaPath:"#/properties/filter/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid9 = _errs28 === errors;
}
if(data6.ownerCode !== undefined){
let data11 = data6.ownerCode;
const _errs30 = errors;
const _errs31 = errors;
if(typeof data11 === "string"){
if(func0(data11) > 2000){
const err30 = {instancePath:instancePath+"/filter/ownerCode",schemaPath:"#/properties/filter/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/filter/ownerCode",schemaPath:"#/properties/filter/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid9 = _errs30 === errors;
}
if(data6.direction !== undefined){
let data12 = data6.direction;
const _errs32 = errors;
const _errs33 = errors;
if(typeof data12 === "string"){
if(func0(data12) > 2000){
const err32 = {instancePath:instancePath+"/filter/direction",schemaPath:"#/properties/filter/properties/direction/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err33 = {instancePath:instancePath+"/filter/direction",schemaPath:"#/properties/filter/properties/direction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid9 = _errs32 === errors;
}
if(data6.entityNo !== undefined){
let data13 = data6.entityNo;
const _errs34 = errors;
const _errs35 = errors;
if(typeof data13 === "string"){
if(func0(data13) > 2000){
const err34 = {instancePath:instancePath+"/filter/entityNo",schemaPath:"#/properties/filter/properties/entityNo/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err35 = {instancePath:instancePath+"/filter/entityNo",schemaPath:"#/properties/filter/properties/entityNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid9 = _errs34 === errors;
}
if(data6.status !== undefined){
let data14 = data6.status;
const _errs36 = errors;
const _errs37 = errors;
if(typeof data14 === "string"){
if(func0(data14) > 2000){
const err36 = {instancePath:instancePath+"/filter/status",schemaPath:"#/properties/filter/properties/status/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/filter/status",schemaPath:"#/properties/filter/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid9 = _errs36 === errors;
}
if(data6.failureReason !== undefined){
let data15 = data6.failureReason;
const _errs38 = errors;
const _errs39 = errors;
if(typeof data15 === "string"){
if(func0(data15) > 2000){
const err38 = {instancePath:instancePath+"/filter/failureReason",schemaPath:"#/properties/filter/properties/failureReason/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err39 = {instancePath:instancePath+"/filter/failureReason",schemaPath:"#/properties/filter/properties/failureReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid9 = _errs38 === errors;
}
if(data6.errorCode !== undefined){
let data16 = data6.errorCode;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data16 === "string"){
if(func0(data16) > 2000){
const err40 = {instancePath:instancePath+"/filter/errorCode",schemaPath:"#/properties/filter/properties/errorCode/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/filter/errorCode",schemaPath:"#/properties/filter/properties/errorCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid9 = _errs40 === errors;
}
if(data6.causeKey !== undefined){
let data17 = data6.causeKey;
const _errs42 = errors;
const _errs43 = errors;
if(typeof data17 === "string"){
if(func0(data17) > 2000){
const err42 = {instancePath:instancePath+"/filter/causeKey",schemaPath:"#/properties/filter/properties/causeKey/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/filter/causeKey",schemaPath:"#/properties/filter/properties/causeKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid9 = _errs42 === errors;
}
if(data6.failureCountFrom !== undefined){
let data18 = data6.failureCountFrom;
const _errs44 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err44 = {instancePath:instancePath+"/filter/failureCountFrom",schemaPath:"#/properties/filter/properties/failureCountFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs45 = errors;
var valid9 = _errs44 === errors;
}
if(data6.failureCountTo !== undefined){
let data19 = data6.failureCountTo;
const _errs46 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err45 = {instancePath:instancePath+"/filter/failureCountTo",schemaPath:"#/properties/filter/properties/failureCountTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs47 = errors;
var valid9 = _errs46 === errors;
}
if(data6.firstFailureTimeFrom !== undefined){
let data20 = data6.firstFailureTimeFrom;
const _errs48 = errors;
const _errs49 = errors;
if((typeof data20 == "number") && (isFinite(data20))){
}
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err46 = {instancePath:instancePath+"/filter/firstFailureTimeFrom",schemaPath:"#/properties/filter/properties/firstFailureTimeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/filter/firstFailureTimeFrom",schemaPath:"#/properties/filter/properties/firstFailureTimeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid9 = _errs48 === errors;
}
if(data6.firstFailureTimeTo !== undefined){
let data21 = data6.firstFailureTimeTo;
const _errs50 = errors;
const _errs51 = errors;
if((typeof data21 == "number") && (isFinite(data21))){
}
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err48 = {instancePath:instancePath+"/filter/firstFailureTimeTo",schemaPath:"#/properties/filter/properties/firstFailureTimeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/filter/firstFailureTimeTo",schemaPath:"#/properties/filter/properties/firstFailureTimeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid9 = _errs50 === errors;
}
if(data6.createTimeFrom !== undefined){
let data22 = data6.createTimeFrom;
const _errs52 = errors;
const _errs53 = errors;
if((typeof data22 == "number") && (isFinite(data22))){
}
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err50 = {instancePath:instancePath+"/filter/createTimeFrom",schemaPath:"#/properties/filter/properties/createTimeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/filter/createTimeFrom",schemaPath:"#/properties/filter/properties/createTimeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid9 = _errs52 === errors;
}
if(data6.createTimeTo !== undefined){
let data23 = data6.createTimeTo;
const _errs54 = errors;
const _errs55 = errors;
if((typeof data23 == "number") && (isFinite(data23))){
}
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err52 = {instancePath:instancePath+"/filter/createTimeTo",schemaPath:"#/properties/filter/properties/createTimeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/filter/createTimeTo",schemaPath:"#/properties/filter/properties/createTimeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var valid9 = _errs54 === errors;
}
if(data6.lastRunTimeFrom !== undefined){
let data24 = data6.lastRunTimeFrom;
const _errs56 = errors;
const _errs57 = errors;
if((typeof data24 == "number") && (isFinite(data24))){
}
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err54 = {instancePath:instancePath+"/filter/lastRunTimeFrom",schemaPath:"#/properties/filter/properties/lastRunTimeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/filter/lastRunTimeFrom",schemaPath:"#/properties/filter/properties/lastRunTimeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var valid9 = _errs56 === errors;
}
if(data6.lastRunTimeTo !== undefined){
let data25 = data6.lastRunTimeTo;
const _errs58 = errors;
const _errs59 = errors;
if((typeof data25 == "number") && (isFinite(data25))){
}
if(typeof data25 === "string"){
if(!(formats0.test(data25))){
const err56 = {instancePath:instancePath+"/filter/lastRunTimeTo",schemaPath:"#/properties/filter/properties/lastRunTimeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/filter/lastRunTimeTo",schemaPath:"#/properties/filter/properties/lastRunTimeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var valid9 = _errs58 === errors;
}
}
else {
const err58 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var valid5 = _errs19 === errors;
}
if(data.expectedCount !== undefined){
let data26 = data.expectedCount;
const _errs60 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err59 = {instancePath:instancePath+"/expectedCount",schemaPath:"#/properties/expectedCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs61 = errors;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err60 = {instancePath:instancePath+"/expectedCount",schemaPath:"#/properties/expectedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
var valid5 = _errs60 === errors;
}
if(data.reason !== undefined){
let data27 = data.reason;
const _errs62 = errors;
const _errs63 = errors;
if(typeof data27 === "string"){
if(func0(data27) > 200){
const err61 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(func0(data27) < 1){
const err62 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var valid5 = _errs62 === errors;
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"required":["uuids"],"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uuids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uuids"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const v2 = validate2;
const schema2 = {"properties":{"action":{"const":"cancel"}},"required":["action"],"$id":"v2"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v2" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.action !== undefined){
let data0 = data.action;
const _errs0 = errors;
if("cancel" !== data0){
const err1 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "cancel"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid0 = _errs0 === errors;
}
}
validate2.errors = vErrors;
return errors === 0;
}


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-654b577c": v0,
  "-4c452a91": v1,
  "-3881edfb": v2,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {
  "reason": v2,
};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
