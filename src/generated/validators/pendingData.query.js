// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","dcCode","ownerCode","interfaceUuid","interfaceName","interfaceType","direction","entityNo","status","failureCount","failureReason","errorCode","idempotencyKey","traceparent","arrival","createTime","lastRunTime","nextRunTime","causeKey","firstFailureTime","originalUuid","resentUuid","interfaceDebug","data","version"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"dcCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"else":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"direction":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["DOWN","UP"]}},"else":{"type":"string","enum":["DOWN","UP"]}},"entityNo":{"type":"string","maxLength":100},"status":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["PENDING","RUNNING","SUCCESS","FAILED","BLOCKED","CANCELLED"]}},"else":{"type":"string","enum":["PENDING","RUNNING","SUCCESS","FAILED","BLOCKED","CANCELLED"]}},"failureCountFrom":{"type":"integer"},"failureCountTo":{"type":"integer"},"failureReason":{"type":"string","maxLength":2000},"errorCode":{"type":"string","maxLength":60},"createTimeFrom":{"type":"string","format":"date-time"},"createTimeTo":{"type":"string","format":"date-time"},"lastRunTimeFrom":{"type":"string","format":"date-time"},"lastRunTimeTo":{"type":"string","format":"date-time"},"causeKey":{"type":"string","maxLength":16},"firstFailureTimeFrom":{"type":"string","format":"date-time"},"firstFailureTimeTo":{"type":"string","format":"date-time"}},"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const formats0 = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.page !== undefined){
let data0 = data.page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs3 = errors;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.after !== undefined){
let data2 = data.after;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err6 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err7 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.sort !== undefined){
let data3 = data.sort;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs9 = errors;
const vSchema0 = schema0.properties.sort.enum;
if(!((((((((((((((((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "dcCode")) || (data3 === "ownerCode")) || (data3 === "interfaceUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "direction")) || (data3 === "entityNo")) || (data3 === "status")) || (data3 === "failureCount")) || (data3 === "failureReason")) || (data3 === "errorCode")) || (data3 === "idempotencyKey")) || (data3 === "traceparent")) || (data3 === "arrival")) || (data3 === "createTime")) || (data3 === "lastRunTime")) || (data3 === "nextRunTime")) || (data3 === "causeKey")) || (data3 === "firstFailureTime")) || (data3 === "originalUuid")) || (data3 === "resentUuid")) || (data3 === "interfaceDebug")) || (data3 === "data")) || (data3 === "version"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema0.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.order !== undefined){
let data4 = data.order;
const _errs10 = errors;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs11 = errors;
const vSchema1 = schema0.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema0.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.uuid !== undefined){
let data5 = data.uuid;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 36){
const err12 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err13 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 36){
const err14 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.dcCode !== undefined){
let data7 = data.dcCode;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err16 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.ownerCode !== undefined){
let data8 = data.ownerCode;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err18 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.interfaceUuid !== undefined){
let data9 = data.interfaceUuid;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 36){
const err20 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.interfaceName !== undefined){
let data10 = data.interfaceName;
const _errs22 = errors;
const _errs23 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 30){
const err22 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err23 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs22 === errors;
}
if(data.interfaceType !== undefined){
let data11 = data.interfaceType;
const _errs24 = errors;
const _errs25 = errors;
let valid1 = true;
const _errs26 = errors;
if(!(Array.isArray(data11))){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs27 = errors;
if(errors === _errs26){
}
var _valid0 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs28 = errors;
const _errs29 = errors;
if(Array.isArray(data11)){
if(data11.length < 1){
const err25 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
let valid3 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs30 = errors;
if(typeof data12 !== "string"){
const err26 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs31 = errors;
const vSchema2 = schema0.properties.interfaceType.then.items.enum;
if(!((((data12 === "ERP_DOWN") || (data12 === "ERP_UP")) || (data12 === "WCS_DOWN")) || (data12 === "WCS_UP"))){
const err27 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaceType.then.items.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid2 = _errs30 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data11.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err28 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
valid4 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err29 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs32 = errors;
if(typeof data11 !== "string"){
const err30 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs33 = errors;
const vSchema3 = schema0.properties.interfaceType.else.enum;
if(!((((data11 === "ERP_DOWN") || (data11 === "ERP_UP")) || (data11 === "WCS_DOWN")) || (data11 === "WCS_UP"))){
const err31 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaceType.else.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err32 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.direction !== undefined){
let data13 = data.direction;
const _errs34 = errors;
const _errs35 = errors;
let valid5 = true;
const _errs36 = errors;
if(!(Array.isArray(data13))){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs37 = errors;
if(errors === _errs36){
}
var _valid1 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs38 = errors;
const _errs39 = errors;
if(Array.isArray(data13)){
if(data13.length < 1){
const err34 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
let valid7 = true;
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
let data14 = data13[i2];
const _errs40 = errors;
if(typeof data14 !== "string"){
const err35 = {instancePath:instancePath+"/direction/" + i2,schemaPath:"#/properties/direction/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs41 = errors;
const vSchema4 = schema0.properties.direction.then.items.enum;
if(!((data14 === "DOWN") || (data14 === "UP"))){
const err36 = {instancePath:instancePath+"/direction/" + i2,schemaPath:"#/properties/direction/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.direction.then.items.enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid6 = _errs40 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i3 = data13.length;
let j1;
valid8 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data13[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err37 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
valid8 = false;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err38 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs42 = errors;
if(typeof data13 !== "string"){
const err39 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs43 = errors;
const vSchema5 = schema0.properties.direction.else.enum;
if(!((data13 === "DOWN") || (data13 === "UP"))){
const err40 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.direction.else.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid1 = _errs42 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
const err41 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs34 === errors;
}
if(data.entityNo !== undefined){
let data15 = data.entityNo;
const _errs44 = errors;
const _errs45 = errors;
if(typeof data15 === "string"){
if(func1(data15) > 100){
const err42 = {instancePath:instancePath+"/entityNo",schemaPath:"#/properties/entityNo/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err43 = {instancePath:instancePath+"/entityNo",schemaPath:"#/properties/entityNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid0 = _errs44 === errors;
}
if(data.status !== undefined){
let data16 = data.status;
const _errs46 = errors;
const _errs47 = errors;
let valid9 = true;
const _errs48 = errors;
if(!(Array.isArray(data16))){
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs49 = errors;
if(errors === _errs48){
}
var _valid2 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs50 = errors;
const _errs51 = errors;
if(Array.isArray(data16)){
if(data16.length < 1){
const err45 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
let valid11 = true;
const len2 = data16.length;
for(let i4=0; i4<len2; i4++){
let data17 = data16[i4];
const _errs52 = errors;
if(typeof data17 !== "string"){
const err46 = {instancePath:instancePath+"/status/" + i4,schemaPath:"#/properties/status/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs53 = errors;
const vSchema6 = schema0.properties.status.then.items.enum;
if(!((((((data17 === "PENDING") || (data17 === "RUNNING")) || (data17 === "SUCCESS")) || (data17 === "FAILED")) || (data17 === "BLOCKED")) || (data17 === "CANCELLED"))){
const err47 = {instancePath:instancePath+"/status/" + i4,schemaPath:"#/properties/status/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.then.items.enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid10 = _errs52 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i5 = data16.length;
let j2;
valid12 = true;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data16[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err48 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
valid12 = false;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err49 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid2 = _errs50 === errors;
valid9 = _valid2;
ifClause2 = "then";
}
else {
const _errs54 = errors;
if(typeof data16 !== "string"){
const err50 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs55 = errors;
const vSchema7 = schema0.properties.status.else.enum;
if(!((((((data16 === "PENDING") || (data16 === "RUNNING")) || (data16 === "SUCCESS")) || (data16 === "FAILED")) || (data16 === "BLOCKED")) || (data16 === "CANCELLED"))){
const err51 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.else.enum}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid2 = _errs54 === errors;
valid9 = _valid2;
ifClause2 = "else";
}
if(!valid9){
const err52 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid0 = _errs46 === errors;
}
if(data.failureCountFrom !== undefined){
let data18 = data.failureCountFrom;
const _errs56 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err53 = {instancePath:instancePath+"/failureCountFrom",schemaPath:"#/properties/failureCountFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const _errs57 = errors;
var valid0 = _errs56 === errors;
}
if(data.failureCountTo !== undefined){
let data19 = data.failureCountTo;
const _errs58 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err54 = {instancePath:instancePath+"/failureCountTo",schemaPath:"#/properties/failureCountTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const _errs59 = errors;
var valid0 = _errs58 === errors;
}
if(data.failureReason !== undefined){
let data20 = data.failureReason;
const _errs60 = errors;
const _errs61 = errors;
if(typeof data20 === "string"){
if(func1(data20) > 2000){
const err55 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err56 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid0 = _errs60 === errors;
}
if(data.errorCode !== undefined){
let data21 = data.errorCode;
const _errs62 = errors;
const _errs63 = errors;
if(typeof data21 === "string"){
if(func1(data21) > 60){
const err57 = {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var valid0 = _errs62 === errors;
}
if(data.createTimeFrom !== undefined){
let data22 = data.createTimeFrom;
const _errs64 = errors;
const _errs65 = errors;
if((typeof data22 == "number") && (isFinite(data22))){
}
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err59 = {instancePath:instancePath+"/createTimeFrom",schemaPath:"#/properties/createTimeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/createTimeFrom",schemaPath:"#/properties/createTimeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid0 = _errs64 === errors;
}
if(data.createTimeTo !== undefined){
let data23 = data.createTimeTo;
const _errs66 = errors;
const _errs67 = errors;
if((typeof data23 == "number") && (isFinite(data23))){
}
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err61 = {instancePath:instancePath+"/createTimeTo",schemaPath:"#/properties/createTimeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/createTimeTo",schemaPath:"#/properties/createTimeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var valid0 = _errs66 === errors;
}
if(data.lastRunTimeFrom !== undefined){
let data24 = data.lastRunTimeFrom;
const _errs68 = errors;
const _errs69 = errors;
if((typeof data24 == "number") && (isFinite(data24))){
}
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err63 = {instancePath:instancePath+"/lastRunTimeFrom",schemaPath:"#/properties/lastRunTimeFrom/format",keyword:"format",params:{format: "date-time"}};
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
const err64 = {instancePath:instancePath+"/lastRunTimeFrom",schemaPath:"#/properties/lastRunTimeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var valid0 = _errs68 === errors;
}
if(data.lastRunTimeTo !== undefined){
let data25 = data.lastRunTimeTo;
const _errs70 = errors;
const _errs71 = errors;
if((typeof data25 == "number") && (isFinite(data25))){
}
if(typeof data25 === "string"){
if(!(formats0.test(data25))){
const err65 = {instancePath:instancePath+"/lastRunTimeTo",schemaPath:"#/properties/lastRunTimeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/lastRunTimeTo",schemaPath:"#/properties/lastRunTimeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var valid0 = _errs70 === errors;
}
if(data.causeKey !== undefined){
let data26 = data.causeKey;
const _errs72 = errors;
const _errs73 = errors;
if(typeof data26 === "string"){
if(func1(data26) > 16){
const err67 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/maxLength",keyword:"maxLength",params:{limit: 16}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var valid0 = _errs72 === errors;
}
if(data.firstFailureTimeFrom !== undefined){
let data27 = data.firstFailureTimeFrom;
const _errs74 = errors;
const _errs75 = errors;
if((typeof data27 == "number") && (isFinite(data27))){
}
if(typeof data27 === "string"){
if(!(formats0.test(data27))){
const err69 = {instancePath:instancePath+"/firstFailureTimeFrom",schemaPath:"#/properties/firstFailureTimeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/firstFailureTimeFrom",schemaPath:"#/properties/firstFailureTimeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var valid0 = _errs74 === errors;
}
if(data.firstFailureTimeTo !== undefined){
let data28 = data.firstFailureTimeTo;
const _errs76 = errors;
const _errs77 = errors;
if((typeof data28 == "number") && (isFinite(data28))){
}
if(typeof data28 === "string"){
if(!(formats0.test(data28))){
const err71 = {instancePath:instancePath+"/firstFailureTimeTo",schemaPath:"#/properties/firstFailureTimeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/firstFailureTimeTo",schemaPath:"#/properties/firstFailureTimeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var valid0 = _errs76 === errors;
}
}
else {
const err73 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

