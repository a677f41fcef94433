// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","dingDingUuid","robotName","ruleNames","interfaceNames","event","time","count","status","attempt","content","failureReason"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"dingDingUuid":{"type":"string","maxLength":36},"robotName":{"type":"string","maxLength":30},"ruleNames":{"type":"string","maxLength":500},"interfaceNames":{"type":"string","maxLength":2000},"event":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["FAILED","BLOCKED","PENDING_OVER","SETTLEMENT_FAILED","RECOVERED","TEST"]}},"else":{"type":"string","enum":["FAILED","BLOCKED","PENDING_OVER","SETTLEMENT_FAILED","RECOVERED","TEST"]}},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"status":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["SENT","RETRY","FAILED"]}},"else":{"type":"string","enum":["SENT","RETRY","FAILED"]}},"content":{"type":"string","maxLength":20000},"failureReason":{"type":"string","maxLength":2000}},"additionalProperties":false,"$id":"v0"};
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
if(!(((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "dingDingUuid")) || (data3 === "robotName")) || (data3 === "ruleNames")) || (data3 === "interfaceNames")) || (data3 === "event")) || (data3 === "time")) || (data3 === "count")) || (data3 === "status")) || (data3 === "attempt")) || (data3 === "content")) || (data3 === "failureReason"))){
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
if(data.dingDingUuid !== undefined){
let data7 = data.dingDingUuid;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 36){
const err16 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err17 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/type",keyword:"type",params:{type: "string"}};
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
if(data.robotName !== undefined){
let data8 = data.robotName;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err18 = {instancePath:instancePath+"/robotName",schemaPath:"#/properties/robotName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err19 = {instancePath:instancePath+"/robotName",schemaPath:"#/properties/robotName/type",keyword:"type",params:{type: "string"}};
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
if(data.ruleNames !== undefined){
let data9 = data.ruleNames;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err20 = {instancePath:instancePath+"/ruleNames",schemaPath:"#/properties/ruleNames/maxLength",keyword:"maxLength",params:{limit: 500}};
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
const err21 = {instancePath:instancePath+"/ruleNames",schemaPath:"#/properties/ruleNames/type",keyword:"type",params:{type: "string"}};
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
if(data.interfaceNames !== undefined){
let data10 = data.interfaceNames;
const _errs22 = errors;
const _errs23 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 2000){
const err22 = {instancePath:instancePath+"/interfaceNames",schemaPath:"#/properties/interfaceNames/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err23 = {instancePath:instancePath+"/interfaceNames",schemaPath:"#/properties/interfaceNames/type",keyword:"type",params:{type: "string"}};
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
if(data.event !== undefined){
let data11 = data.event;
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
const err25 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/then/minItems",keyword:"minItems",params:{limit: 1}};
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
const err26 = {instancePath:instancePath+"/event/" + i0,schemaPath:"#/properties/event/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs31 = errors;
const vSchema2 = schema0.properties.event.then.items.enum;
if(!((((((data12 === "FAILED") || (data12 === "BLOCKED")) || (data12 === "PENDING_OVER")) || (data12 === "SETTLEMENT_FAILED")) || (data12 === "RECOVERED")) || (data12 === "TEST"))){
const err27 = {instancePath:instancePath+"/event/" + i0,schemaPath:"#/properties/event/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.event.then.items.enum}};
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
const err28 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
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
const err29 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/then/type",keyword:"type",params:{type: "array"}};
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
const err30 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs33 = errors;
const vSchema3 = schema0.properties.event.else.enum;
if(!((((((data11 === "FAILED") || (data11 === "BLOCKED")) || (data11 === "PENDING_OVER")) || (data11 === "SETTLEMENT_FAILED")) || (data11 === "RECOVERED")) || (data11 === "TEST"))){
const err31 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.event.else.enum}};
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
const err32 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/if",keyword:"if",params:{failingKeyword: ifClause0}};
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
if(data.timeFrom !== undefined){
let data13 = data.timeFrom;
const _errs34 = errors;
const _errs35 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err33 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs34 === errors;
}
if(data.timeTo !== undefined){
let data14 = data.timeTo;
const _errs36 = errors;
const _errs37 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err35 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs36 === errors;
}
if(data.status !== undefined){
let data15 = data.status;
const _errs38 = errors;
const _errs39 = errors;
let valid5 = true;
const _errs40 = errors;
if(!(Array.isArray(data15))){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs41 = errors;
if(errors === _errs40){
}
var _valid1 = _errs40 === errors;
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs42 = errors;
const _errs43 = errors;
if(Array.isArray(data15)){
if(data15.length < 1){
const err38 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
let valid7 = true;
const len1 = data15.length;
for(let i2=0; i2<len1; i2++){
let data16 = data15[i2];
const _errs44 = errors;
if(typeof data16 !== "string"){
const err39 = {instancePath:instancePath+"/status/" + i2,schemaPath:"#/properties/status/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs45 = errors;
const vSchema4 = schema0.properties.status.then.items.enum;
if(!(((data16 === "SENT") || (data16 === "RETRY")) || (data16 === "FAILED"))){
const err40 = {instancePath:instancePath+"/status/" + i2,schemaPath:"#/properties/status/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.then.items.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid6 = _errs44 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i3 = data15.length;
let j1;
valid8 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data15[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
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
const err42 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid1 = _errs42 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs46 = errors;
if(typeof data15 !== "string"){
const err43 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs47 = errors;
const vSchema5 = schema0.properties.status.else.enum;
if(!(((data15 === "SENT") || (data15 === "RETRY")) || (data15 === "FAILED"))){
const err44 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.else.enum}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid1 = _errs46 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
const err45 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid0 = _errs38 === errors;
}
if(data.content !== undefined){
let data17 = data.content;
const _errs48 = errors;
const _errs49 = errors;
if(typeof data17 === "string"){
if(func1(data17) > 20000){
const err46 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 20000}};
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
const err47 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid0 = _errs48 === errors;
}
if(data.failureReason !== undefined){
let data18 = data.failureReason;
const _errs50 = errors;
const _errs51 = errors;
if(typeof data18 === "string"){
if(func1(data18) > 2000){
const err48 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err49 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid0 = _errs50 === errors;
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","interfaceUuid","interfaceName","interfaceType","direction","time","elapsedMs","method","url","httpStatus","success","errorCode","message","requestBody","responseBody"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"else":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"direction":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["IN","OUT"]}},"else":{"type":"string","enum":["IN","OUT"]}},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"elapsedMsFrom":{"type":"integer"},"elapsedMsTo":{"type":"integer"},"method":{"type":"string","maxLength":10},"url":{"type":"string","maxLength":2000},"httpStatusFrom":{"type":"integer"},"httpStatusTo":{"type":"integer"},"success":{"type":"boolean"},"errorCode":{"type":"string","maxLength":60},"message":{"type":"string","maxLength":2000},"requestBody":{"type":"string","maxLength":1000000},"responseBody":{"type":"string","maxLength":1000000}},"additionalProperties":false,"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
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
const vSchema0 = schema1.properties.sort.enum;
if(!((((((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "interfaceUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "direction")) || (data3 === "time")) || (data3 === "elapsedMs")) || (data3 === "method")) || (data3 === "url")) || (data3 === "httpStatus")) || (data3 === "success")) || (data3 === "errorCode")) || (data3 === "message")) || (data3 === "requestBody")) || (data3 === "responseBody"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema1.properties.sort.enum}};
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
const vSchema1 = schema1.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema1.properties.order.enum}};
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
if(data.interfaceUuid !== undefined){
let data7 = data.interfaceUuid;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 36){
const err16 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err17 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
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
if(data.interfaceName !== undefined){
let data8 = data.interfaceName;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err18 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err19 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
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
if(data.interfaceType !== undefined){
let data9 = data.interfaceType;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = true;
const _errs22 = errors;
if(!(Array.isArray(data9))){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs23 = errors;
if(errors === _errs22){
}
var _valid0 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs24 = errors;
const _errs25 = errors;
if(Array.isArray(data9)){
if(data9.length < 1){
const err21 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs26 = errors;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs27 = errors;
const vSchema2 = schema1.properties.interfaceType.then.items.enum;
if(!((((data10 === "ERP_DOWN") || (data10 === "ERP_UP")) || (data10 === "WCS_DOWN")) || (data10 === "WCS_UP"))){
const err23 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/enum",keyword:"enum",params:{allowedValues: schema1.properties.interfaceType.then.items.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid2 = _errs26 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data9.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
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
const err25 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs28 = errors;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs29 = errors;
const vSchema3 = schema1.properties.interfaceType.else.enum;
if(!((((data9 === "ERP_DOWN") || (data9 === "ERP_UP")) || (data9 === "WCS_DOWN")) || (data9 === "WCS_UP"))){
const err27 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/enum",keyword:"enum",params:{allowedValues: schema1.properties.interfaceType.else.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err28 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.direction !== undefined){
let data11 = data.direction;
const _errs30 = errors;
const _errs31 = errors;
let valid5 = true;
const _errs32 = errors;
if(!(Array.isArray(data11))){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs33 = errors;
if(errors === _errs32){
}
var _valid1 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs34 = errors;
const _errs35 = errors;
if(Array.isArray(data11)){
if(data11.length < 1){
const err30 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
let valid7 = true;
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
const _errs36 = errors;
if(typeof data12 !== "string"){
const err31 = {instancePath:instancePath+"/direction/" + i2,schemaPath:"#/properties/direction/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs37 = errors;
const vSchema4 = schema1.properties.direction.then.items.enum;
if(!((data12 === "IN") || (data12 === "OUT"))){
const err32 = {instancePath:instancePath+"/direction/" + i2,schemaPath:"#/properties/direction/then/items/enum",keyword:"enum",params:{allowedValues: schema1.properties.direction.then.items.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid6 = _errs36 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i3 = data11.length;
let j1;
valid8 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data11[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err33 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
const err34 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs34 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs38 = errors;
if(typeof data11 !== "string"){
const err35 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs39 = errors;
const vSchema5 = schema1.properties.direction.else.enum;
if(!((data11 === "IN") || (data11 === "OUT"))){
const err36 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/else/enum",keyword:"enum",params:{allowedValues: schema1.properties.direction.else.enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
const err37 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs30 === errors;
}
if(data.timeFrom !== undefined){
let data13 = data.timeFrom;
const _errs40 = errors;
const _errs41 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err38 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
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
const err39 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid0 = _errs40 === errors;
}
if(data.timeTo !== undefined){
let data14 = data.timeTo;
const _errs42 = errors;
const _errs43 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err40 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
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
const err41 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs42 === errors;
}
if(data.elapsedMsFrom !== undefined){
let data15 = data.elapsedMsFrom;
const _errs44 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err42 = {instancePath:instancePath+"/elapsedMsFrom",schemaPath:"#/properties/elapsedMsFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs45 = errors;
var valid0 = _errs44 === errors;
}
if(data.elapsedMsTo !== undefined){
let data16 = data.elapsedMsTo;
const _errs46 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err43 = {instancePath:instancePath+"/elapsedMsTo",schemaPath:"#/properties/elapsedMsTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs47 = errors;
var valid0 = _errs46 === errors;
}
if(data.method !== undefined){
let data17 = data.method;
const _errs48 = errors;
const _errs49 = errors;
if(typeof data17 === "string"){
if(func1(data17) > 10){
const err44 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid0 = _errs48 === errors;
}
if(data.url !== undefined){
let data18 = data.url;
const _errs50 = errors;
const _errs51 = errors;
if(typeof data18 === "string"){
if(func1(data18) > 2000){
const err46 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err47 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid0 = _errs50 === errors;
}
if(data.httpStatusFrom !== undefined){
let data19 = data.httpStatusFrom;
const _errs52 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err48 = {instancePath:instancePath+"/httpStatusFrom",schemaPath:"#/properties/httpStatusFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs53 = errors;
var valid0 = _errs52 === errors;
}
if(data.httpStatusTo !== undefined){
let data20 = data.httpStatusTo;
const _errs54 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err49 = {instancePath:instancePath+"/httpStatusTo",schemaPath:"#/properties/httpStatusTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs55 = errors;
var valid0 = _errs54 === errors;
}
if(data.success !== undefined){
let data21 = data.success;
const _errs56 = errors;
if(typeof data21 !== "boolean"){
const err50 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs57 = errors;
var valid0 = _errs56 === errors;
}
if(data.errorCode !== undefined){
let data22 = data.errorCode;
const _errs58 = errors;
const _errs59 = errors;
if(typeof data22 === "string"){
if(func1(data22) > 60){
const err51 = {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid0 = _errs58 === errors;
}
if(data.message !== undefined){
let data23 = data.message;
const _errs60 = errors;
const _errs61 = errors;
if(typeof data23 === "string"){
if(func1(data23) > 2000){
const err53 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid0 = _errs60 === errors;
}
if(data.requestBody !== undefined){
let data24 = data.requestBody;
const _errs62 = errors;
const _errs63 = errors;
if(typeof data24 === "string"){
if(func1(data24) > 1000000){
const err55 = {instancePath:instancePath+"/requestBody",schemaPath:"#/properties/requestBody/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err56 = {instancePath:instancePath+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid0 = _errs62 === errors;
}
if(data.responseBody !== undefined){
let data25 = data.responseBody;
const _errs64 = errors;
const _errs65 = errors;
if(typeof data25 === "string"){
if(func1(data25) > 1000000){
const err57 = {instancePath:instancePath+"/responseBody",schemaPath:"#/properties/responseBody/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err58 = {instancePath:instancePath+"/responseBody",schemaPath:"#/properties/responseBody/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var valid0 = _errs64 === errors;
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const v2 = validate2;
const schema2 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","code","name","sample"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"code":{"type":"string","maxLength":30},"name":{"type":"string","maxLength":100}},"additionalProperties":false,"$id":"v2"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v2" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
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
const vSchema0 = schema2.properties.sort.enum;
if(!(((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "code")) || (data3 === "name")) || (data3 === "sample"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema2.properties.sort.enum}};
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
const vSchema1 = schema2.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema2.properties.order.enum}};
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
if(data.code !== undefined){
let data7 = data.code;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err16 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err17 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
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
if(data.name !== undefined){
let data8 = data.name;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err19 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const v3 = validate3;
const schema3 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","kind","recordUuid","recordName","action","loginId","time"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"kind":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["interface","erp","dataSource","auth","dailySettlementConfig","processSchemeIgnoreConfig","ignoreUpdateConfig","ignoreStockBinUsageConfig","articleItemProcessingConfig","securityConfig","uploadConfig","globalConfig","robot","alarmRule"]}},"else":{"type":"string","enum":["interface","erp","dataSource","auth","dailySettlementConfig","processSchemeIgnoreConfig","ignoreUpdateConfig","ignoreStockBinUsageConfig","articleItemProcessingConfig","securityConfig","uploadConfig","globalConfig","robot","alarmRule"]}},"recordUuid":{"type":"string","maxLength":36},"recordName":{"type":"string","maxLength":100},"action":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["create","modify","remove","restore","online","offline","suspend","resume","debug","unDebug","copy","import","export"]}},"else":{"type":"string","enum":["create","modify","remove","restore","online","offline","suspend","resume","debug","unDebug","copy","import","export"]}},"loginId":{"type":"string","maxLength":60},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"}},"additionalProperties":false,"$id":"v3"};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v3" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema3.properties, key0))){
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
const vSchema0 = schema3.properties.sort.enum;
if(!((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "kind")) || (data3 === "recordUuid")) || (data3 === "recordName")) || (data3 === "action")) || (data3 === "loginId")) || (data3 === "time"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema3.properties.sort.enum}};
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
const vSchema1 = schema3.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema3.properties.order.enum}};
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
if(data.kind !== undefined){
let data7 = data.kind;
const _errs16 = errors;
const _errs17 = errors;
let valid1 = true;
const _errs18 = errors;
if(!(Array.isArray(data7))){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs19 = errors;
if(errors === _errs18){
}
var _valid0 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs20 = errors;
const _errs21 = errors;
if(Array.isArray(data7)){
if(data7.length < 1){
const err17 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
let valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs22 = errors;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/kind/" + i0,schemaPath:"#/properties/kind/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs23 = errors;
const vSchema2 = schema3.properties.kind.then.items.enum;
if(!((((((((((((((data8 === "interface") || (data8 === "erp")) || (data8 === "dataSource")) || (data8 === "auth")) || (data8 === "dailySettlementConfig")) || (data8 === "processSchemeIgnoreConfig")) || (data8 === "ignoreUpdateConfig")) || (data8 === "ignoreStockBinUsageConfig")) || (data8 === "articleItemProcessingConfig")) || (data8 === "securityConfig")) || (data8 === "uploadConfig")) || (data8 === "globalConfig")) || (data8 === "robot")) || (data8 === "alarmRule"))){
const err19 = {instancePath:instancePath+"/kind/" + i0,schemaPath:"#/properties/kind/then/items/enum",keyword:"enum",params:{allowedValues: schema3.properties.kind.then.items.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid2 = _errs22 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data7.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err20 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
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
const err21 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs24 = errors;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs25 = errors;
const vSchema3 = schema3.properties.kind.else.enum;
if(!((((((((((((((data7 === "interface") || (data7 === "erp")) || (data7 === "dataSource")) || (data7 === "auth")) || (data7 === "dailySettlementConfig")) || (data7 === "processSchemeIgnoreConfig")) || (data7 === "ignoreUpdateConfig")) || (data7 === "ignoreStockBinUsageConfig")) || (data7 === "articleItemProcessingConfig")) || (data7 === "securityConfig")) || (data7 === "uploadConfig")) || (data7 === "globalConfig")) || (data7 === "robot")) || (data7 === "alarmRule"))){
const err23 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/else/enum",keyword:"enum",params:{allowedValues: schema3.properties.kind.else.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err24 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.recordUuid !== undefined){
let data9 = data.recordUuid;
const _errs26 = errors;
const _errs27 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 36){
const err25 = {instancePath:instancePath+"/recordUuid",schemaPath:"#/properties/recordUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/recordUuid",schemaPath:"#/properties/recordUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.recordName !== undefined){
let data10 = data.recordName;
const _errs28 = errors;
const _errs29 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 100){
const err27 = {instancePath:instancePath+"/recordName",schemaPath:"#/properties/recordName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/recordName",schemaPath:"#/properties/recordName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs28 === errors;
}
if(data.action !== undefined){
let data11 = data.action;
const _errs30 = errors;
const _errs31 = errors;
let valid5 = true;
const _errs32 = errors;
if(!(Array.isArray(data11))){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs33 = errors;
if(errors === _errs32){
}
var _valid1 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs34 = errors;
const _errs35 = errors;
if(Array.isArray(data11)){
if(data11.length < 1){
const err30 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
let valid7 = true;
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
const _errs36 = errors;
if(typeof data12 !== "string"){
const err31 = {instancePath:instancePath+"/action/" + i2,schemaPath:"#/properties/action/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs37 = errors;
const vSchema4 = schema3.properties.action.then.items.enum;
if(!(((((((((((((data12 === "create") || (data12 === "modify")) || (data12 === "remove")) || (data12 === "restore")) || (data12 === "online")) || (data12 === "offline")) || (data12 === "suspend")) || (data12 === "resume")) || (data12 === "debug")) || (data12 === "unDebug")) || (data12 === "copy")) || (data12 === "import")) || (data12 === "export"))){
const err32 = {instancePath:instancePath+"/action/" + i2,schemaPath:"#/properties/action/then/items/enum",keyword:"enum",params:{allowedValues: schema3.properties.action.then.items.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid6 = _errs36 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i3 = data11.length;
let j1;
valid8 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data11[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err33 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
const err34 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs34 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs38 = errors;
if(typeof data11 !== "string"){
const err35 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs39 = errors;
const vSchema5 = schema3.properties.action.else.enum;
if(!(((((((((((((data11 === "create") || (data11 === "modify")) || (data11 === "remove")) || (data11 === "restore")) || (data11 === "online")) || (data11 === "offline")) || (data11 === "suspend")) || (data11 === "resume")) || (data11 === "debug")) || (data11 === "unDebug")) || (data11 === "copy")) || (data11 === "import")) || (data11 === "export"))){
const err36 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/else/enum",keyword:"enum",params:{allowedValues: schema3.properties.action.else.enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
const err37 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs30 === errors;
}
if(data.loginId !== undefined){
let data13 = data.loginId;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data13 === "string"){
if(func1(data13) > 60){
const err38 = {instancePath:instancePath+"/loginId",schemaPath:"#/properties/loginId/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err39 = {instancePath:instancePath+"/loginId",schemaPath:"#/properties/loginId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid0 = _errs40 === errors;
}
if(data.timeFrom !== undefined){
let data14 = data.timeFrom;
const _errs42 = errors;
const _errs43 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err40 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
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
const err41 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs42 === errors;
}
if(data.timeTo !== undefined){
let data15 = data.timeTo;
const _errs44 = errors;
const _errs45 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err42 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
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
const err43 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const v4 = validate4;
const schema4 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","configUuid","configType","day","timeZone","time","elapsedMs","success","resetCount","cancelCount","message","leaseUntil"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"configUuid":{"type":"string","maxLength":36},"configType":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["ERP","WCS"]}},"else":{"type":"string","enum":["ERP","WCS"]}},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"success":{"type":"boolean"}},"additionalProperties":false,"$id":"v4"};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v4" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
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
const vSchema0 = schema4.properties.sort.enum;
if(!(((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "configUuid")) || (data3 === "configType")) || (data3 === "day")) || (data3 === "timeZone")) || (data3 === "time")) || (data3 === "elapsedMs")) || (data3 === "success")) || (data3 === "resetCount")) || (data3 === "cancelCount")) || (data3 === "message")) || (data3 === "leaseUntil"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema4.properties.sort.enum}};
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
const vSchema1 = schema4.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema4.properties.order.enum}};
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
if(data.configUuid !== undefined){
let data7 = data.configUuid;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 36){
const err16 = {instancePath:instancePath+"/configUuid",schemaPath:"#/properties/configUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err17 = {instancePath:instancePath+"/configUuid",schemaPath:"#/properties/configUuid/type",keyword:"type",params:{type: "string"}};
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
if(data.configType !== undefined){
let data8 = data.configType;
const _errs18 = errors;
const _errs19 = errors;
let valid1 = true;
const _errs20 = errors;
if(!(Array.isArray(data8))){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var _valid0 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs22 = errors;
const _errs23 = errors;
if(Array.isArray(data8)){
if(data8.length < 1){
const err19 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
let valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs24 = errors;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/configType/" + i0,schemaPath:"#/properties/configType/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs25 = errors;
const vSchema2 = schema4.properties.configType.then.items.enum;
if(!((data9 === "ERP") || (data9 === "WCS"))){
const err21 = {instancePath:instancePath+"/configType/" + i0,schemaPath:"#/properties/configType/then/items/enum",keyword:"enum",params:{allowedValues: schema4.properties.configType.then.items.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid2 = _errs24 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data8.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
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
const err23 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs26 = errors;
if(typeof data8 !== "string"){
const err24 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs27 = errors;
const vSchema3 = schema4.properties.configType.else.enum;
if(!((data8 === "ERP") || (data8 === "WCS"))){
const err25 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/else/enum",keyword:"enum",params:{allowedValues: schema4.properties.configType.else.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs26 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err26 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.timeFrom !== undefined){
let data10 = data.timeFrom;
const _errs28 = errors;
const _errs29 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err27 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs28 === errors;
}
if(data.timeTo !== undefined){
let data11 = data.timeTo;
const _errs30 = errors;
const _errs31 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
}
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err29 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs30 === errors;
}
if(data.success !== undefined){
let data12 = data.success;
const _errs32 = errors;
if(typeof data12 !== "boolean"){
const err31 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs33 = errors;
var valid0 = _errs32 === errors;
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

export const v5 = validate5;
const schema5 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","code","name","timeZone","sample"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"code":{"type":"string","maxLength":30},"name":{"type":"string","maxLength":100}},"additionalProperties":false,"$id":"v5"};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v5" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
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
const vSchema0 = schema5.properties.sort.enum;
if(!((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "code")) || (data3 === "name")) || (data3 === "timeZone")) || (data3 === "sample"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema5.properties.sort.enum}};
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
const vSchema1 = schema5.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema5.properties.order.enum}};
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
if(data.code !== undefined){
let data7 = data.code;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err16 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err17 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
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
if(data.name !== undefined){
let data8 = data.name;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err19 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export const v6 = validate6;
const schema6 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","name","erpType","basePath","dataSourceUuid","authUuid","remarks","successRule","successStatuses","successCondition","sampleStatus","sampleResponse","version","modifiedAt"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"name":{"type":"string","maxLength":30},"erpType":{"type":"string","maxLength":30},"basePath":{"type":"string","maxLength":200},"dataSourceUuid":{"type":"string","maxLength":36},"authUuid":{"type":"string","maxLength":36}},"additionalProperties":false,"$id":"v6"};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v6" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema6.properties, key0))){
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
const vSchema0 = schema6.properties.sort.enum;
if(!(((((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "name")) || (data3 === "erpType")) || (data3 === "basePath")) || (data3 === "dataSourceUuid")) || (data3 === "authUuid")) || (data3 === "remarks")) || (data3 === "successRule")) || (data3 === "successStatuses")) || (data3 === "successCondition")) || (data3 === "sampleStatus")) || (data3 === "sampleResponse")) || (data3 === "version")) || (data3 === "modifiedAt"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema6.properties.sort.enum}};
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
const vSchema1 = schema6.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema6.properties.order.enum}};
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
if(data.name !== undefined){
let data7 = data.name;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
if(data.erpType !== undefined){
let data8 = data.erpType;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err18 = {instancePath:instancePath+"/erpType",schemaPath:"#/properties/erpType/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err19 = {instancePath:instancePath+"/erpType",schemaPath:"#/properties/erpType/type",keyword:"type",params:{type: "string"}};
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
if(data.basePath !== undefined){
let data9 = data.basePath;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err20 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err21 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/type",keyword:"type",params:{type: "string"}};
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
if(data.dataSourceUuid !== undefined){
let data10 = data.dataSourceUuid;
const _errs22 = errors;
const _errs23 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 36){
const err22 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err23 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
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
if(data.authUuid !== undefined){
let data11 = data.authUuid;
const _errs24 = errors;
const _errs25 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 36){
const err24 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err25 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs24 === errors;
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export const v7 = validate7;
const schema7 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","interfaceName","interfaceType","menuName","scope","dcCode","carrierCode","ownerCode","entityIdentifier","remarks","type","erpUuid","dataSourceUuid","method","path","address","queueName","requestMode","requestAction","formId","successRule","successStatuses","successCondition","tableAccess","intermediateTableName","sourceTableName","targetTableName","storedProcedureName","triggerStrategy","executionStrategy","executionTime","intervalMinutes","cronExpression","itemProcessingType","fileFormat","fileName","preFilter","postFilter","alarmEnabled","dingDingUuid","status","debug","debugUntil","pendingCount","blockedCount","failureCount","failureReason","onlineAt","lastScheduleTime","version","modifiedAt"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"else":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"menuName":{"type":"string","maxLength":30},"scope":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["DC","CARRIER"]}},"else":{"type":"string","enum":["DC","CARRIER"]}},"dcCode":{"type":"string","maxLength":30},"carrierCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"type":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["HTTP","ACTIVE_MQ","WEB_SERVICE","INTERMEDIATE_TABLE"]}},"else":{"type":"string","enum":["HTTP","ACTIVE_MQ","WEB_SERVICE","INTERMEDIATE_TABLE"]}},"erpUuid":{"type":"string","maxLength":36},"dataSourceUuid":{"type":"string","maxLength":36},"triggerStrategy":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["EVENT","CRON"]}},"else":{"type":"string","enum":["EVENT","CRON"]}},"dingDingUuid":{"type":"string","maxLength":36},"status":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["OFFLINE","ONLINE","SUSPENDED"]}},"else":{"type":"string","enum":["OFFLINE","ONLINE","SUSPENDED"]}},"debug":{"type":"boolean"}},"additionalProperties":false,"$id":"v7"};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v7" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
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
const vSchema0 = schema7.properties.sort.enum;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "menuName")) || (data3 === "scope")) || (data3 === "dcCode")) || (data3 === "carrierCode")) || (data3 === "ownerCode")) || (data3 === "entityIdentifier")) || (data3 === "remarks")) || (data3 === "type")) || (data3 === "erpUuid")) || (data3 === "dataSourceUuid")) || (data3 === "method")) || (data3 === "path")) || (data3 === "address")) || (data3 === "queueName")) || (data3 === "requestMode")) || (data3 === "requestAction")) || (data3 === "formId")) || (data3 === "successRule")) || (data3 === "successStatuses")) || (data3 === "successCondition")) || (data3 === "tableAccess")) || (data3 === "intermediateTableName")) || (data3 === "sourceTableName")) || (data3 === "targetTableName")) || (data3 === "storedProcedureName")) || (data3 === "triggerStrategy")) || (data3 === "executionStrategy")) || (data3 === "executionTime")) || (data3 === "intervalMinutes")) || (data3 === "cronExpression")) || (data3 === "itemProcessingType")) || (data3 === "fileFormat")) || (data3 === "fileName")) || (data3 === "preFilter")) || (data3 === "postFilter")) || (data3 === "alarmEnabled")) || (data3 === "dingDingUuid")) || (data3 === "status")) || (data3 === "debug")) || (data3 === "debugUntil")) || (data3 === "pendingCount")) || (data3 === "blockedCount")) || (data3 === "failureCount")) || (data3 === "failureReason")) || (data3 === "onlineAt")) || (data3 === "lastScheduleTime")) || (data3 === "version")) || (data3 === "modifiedAt"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema7.properties.sort.enum}};
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
const vSchema1 = schema7.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema7.properties.order.enum}};
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
if(data.interfaceName !== undefined){
let data7 = data.interfaceName;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err16 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err17 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
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
if(data.interfaceType !== undefined){
let data8 = data.interfaceType;
const _errs18 = errors;
const _errs19 = errors;
let valid1 = true;
const _errs20 = errors;
if(!(Array.isArray(data8))){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var _valid0 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs22 = errors;
const _errs23 = errors;
if(Array.isArray(data8)){
if(data8.length < 1){
const err19 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
let valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs24 = errors;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs25 = errors;
const vSchema2 = schema7.properties.interfaceType.then.items.enum;
if(!((((data9 === "ERP_DOWN") || (data9 === "ERP_UP")) || (data9 === "WCS_DOWN")) || (data9 === "WCS_UP"))){
const err21 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/enum",keyword:"enum",params:{allowedValues: schema7.properties.interfaceType.then.items.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid2 = _errs24 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data8.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
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
const err23 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs26 = errors;
if(typeof data8 !== "string"){
const err24 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs27 = errors;
const vSchema3 = schema7.properties.interfaceType.else.enum;
if(!((((data8 === "ERP_DOWN") || (data8 === "ERP_UP")) || (data8 === "WCS_DOWN")) || (data8 === "WCS_UP"))){
const err25 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/enum",keyword:"enum",params:{allowedValues: schema7.properties.interfaceType.else.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs26 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err26 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.menuName !== undefined){
let data10 = data.menuName;
const _errs28 = errors;
const _errs29 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 30){
const err27 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs28 === errors;
}
if(data.scope !== undefined){
let data11 = data.scope;
const _errs30 = errors;
const _errs31 = errors;
let valid5 = true;
const _errs32 = errors;
if(!(Array.isArray(data11))){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs33 = errors;
if(errors === _errs32){
}
var _valid1 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs34 = errors;
const _errs35 = errors;
if(Array.isArray(data11)){
if(data11.length < 1){
const err30 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
let valid7 = true;
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
const _errs36 = errors;
if(typeof data12 !== "string"){
const err31 = {instancePath:instancePath+"/scope/" + i2,schemaPath:"#/properties/scope/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs37 = errors;
const vSchema4 = schema7.properties.scope.then.items.enum;
if(!((data12 === "DC") || (data12 === "CARRIER"))){
const err32 = {instancePath:instancePath+"/scope/" + i2,schemaPath:"#/properties/scope/then/items/enum",keyword:"enum",params:{allowedValues: schema7.properties.scope.then.items.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid6 = _errs36 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i3 = data11.length;
let j1;
valid8 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data11[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err33 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
const err34 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs34 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs38 = errors;
if(typeof data11 !== "string"){
const err35 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs39 = errors;
const vSchema5 = schema7.properties.scope.else.enum;
if(!((data11 === "DC") || (data11 === "CARRIER"))){
const err36 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/enum",keyword:"enum",params:{allowedValues: schema7.properties.scope.else.enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
const err37 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs30 === errors;
}
if(data.dcCode !== undefined){
let data13 = data.dcCode;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data13 === "string"){
if(func1(data13) > 30){
const err38 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err39 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid0 = _errs40 === errors;
}
if(data.carrierCode !== undefined){
let data14 = data.carrierCode;
const _errs42 = errors;
const _errs43 = errors;
if(typeof data14 === "string"){
if(func1(data14) > 30){
const err40 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err41 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs42 === errors;
}
if(data.ownerCode !== undefined){
let data15 = data.ownerCode;
const _errs44 = errors;
const _errs45 = errors;
if(typeof data15 === "string"){
if(func1(data15) > 30){
const err42 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err43 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
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
if(data.type !== undefined){
let data16 = data.type;
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
const err45 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/minItems",keyword:"minItems",params:{limit: 1}};
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
const err46 = {instancePath:instancePath+"/type/" + i4,schemaPath:"#/properties/type/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs53 = errors;
const vSchema6 = schema7.properties.type.then.items.enum;
if(!((((data17 === "HTTP") || (data17 === "ACTIVE_MQ")) || (data17 === "WEB_SERVICE")) || (data17 === "INTERMEDIATE_TABLE"))){
const err47 = {instancePath:instancePath+"/type/" + i4,schemaPath:"#/properties/type/then/items/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.then.items.enum}};
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
const err48 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
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
const err49 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/type",keyword:"type",params:{type: "array"}};
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
const err50 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs55 = errors;
const vSchema7 = schema7.properties.type.else.enum;
if(!((((data16 === "HTTP") || (data16 === "ACTIVE_MQ")) || (data16 === "WEB_SERVICE")) || (data16 === "INTERMEDIATE_TABLE"))){
const err51 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/else/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.else.enum}};
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
const err52 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/if",keyword:"if",params:{failingKeyword: ifClause2}};
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
if(data.erpUuid !== undefined){
let data18 = data.erpUuid;
const _errs56 = errors;
const _errs57 = errors;
if(typeof data18 === "string"){
if(func1(data18) > 36){
const err53 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid0 = _errs56 === errors;
}
if(data.dataSourceUuid !== undefined){
let data19 = data.dataSourceUuid;
const _errs58 = errors;
const _errs59 = errors;
if(typeof data19 === "string"){
if(func1(data19) > 36){
const err55 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err56 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid0 = _errs58 === errors;
}
if(data.triggerStrategy !== undefined){
let data20 = data.triggerStrategy;
const _errs60 = errors;
const _errs61 = errors;
let valid13 = true;
const _errs62 = errors;
if(!(Array.isArray(data20))){
const err57 = {};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs63 = errors;
if(errors === _errs62){
}
var _valid3 = _errs62 === errors;
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid3){
const _errs64 = errors;
const _errs65 = errors;
if(Array.isArray(data20)){
if(data20.length < 1){
const err58 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
let valid15 = true;
const len3 = data20.length;
for(let i6=0; i6<len3; i6++){
let data21 = data20[i6];
const _errs66 = errors;
if(typeof data21 !== "string"){
const err59 = {instancePath:instancePath+"/triggerStrategy/" + i6,schemaPath:"#/properties/triggerStrategy/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs67 = errors;
const vSchema8 = schema7.properties.triggerStrategy.then.items.enum;
if(!((data21 === "EVENT") || (data21 === "CRON"))){
const err60 = {instancePath:instancePath+"/triggerStrategy/" + i6,schemaPath:"#/properties/triggerStrategy/then/items/enum",keyword:"enum",params:{allowedValues: schema7.properties.triggerStrategy.then.items.enum}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid14 = _errs66 === errors;
if(!valid14){
valid15 = false;
}
}
let valid16;
let i7 = data20.length;
let j3;
valid16 = true;
if(i7 > 1){
const indices3 = {};
for(;i7--;){
let item3 = data20[i7];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
const err61 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/then/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
valid16 = false;
break;
}
indices3[item3] = i7;
}
}
}
else {
const err62 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid3 = _errs64 === errors;
valid13 = _valid3;
ifClause3 = "then";
}
else {
const _errs68 = errors;
if(typeof data20 !== "string"){
const err63 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const _errs69 = errors;
const vSchema9 = schema7.properties.triggerStrategy.else.enum;
if(!((data20 === "EVENT") || (data20 === "CRON"))){
const err64 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/else/enum",keyword:"enum",params:{allowedValues: schema7.properties.triggerStrategy.else.enum}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid3 = _errs68 === errors;
valid13 = _valid3;
ifClause3 = "else";
}
if(!valid13){
const err65 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var valid0 = _errs60 === errors;
}
if(data.dingDingUuid !== undefined){
let data22 = data.dingDingUuid;
const _errs70 = errors;
const _errs71 = errors;
if(typeof data22 === "string"){
if(func1(data22) > 36){
const err66 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var valid0 = _errs70 === errors;
}
if(data.status !== undefined){
let data23 = data.status;
const _errs72 = errors;
const _errs73 = errors;
let valid17 = true;
const _errs74 = errors;
if(!(Array.isArray(data23))){
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const _errs75 = errors;
if(errors === _errs74){
}
var _valid4 = _errs74 === errors;
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid4){
const _errs76 = errors;
const _errs77 = errors;
if(Array.isArray(data23)){
if(data23.length < 1){
const err69 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
let valid19 = true;
const len4 = data23.length;
for(let i8=0; i8<len4; i8++){
let data24 = data23[i8];
const _errs78 = errors;
if(typeof data24 !== "string"){
const err70 = {instancePath:instancePath+"/status/" + i8,schemaPath:"#/properties/status/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const _errs79 = errors;
const vSchema10 = schema7.properties.status.then.items.enum;
if(!(((data24 === "OFFLINE") || (data24 === "ONLINE")) || (data24 === "SUSPENDED"))){
const err71 = {instancePath:instancePath+"/status/" + i8,schemaPath:"#/properties/status/then/items/enum",keyword:"enum",params:{allowedValues: schema7.properties.status.then.items.enum}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var valid18 = _errs78 === errors;
if(!valid18){
valid19 = false;
}
}
let valid20;
let i9 = data23.length;
let j4;
valid20 = true;
if(i9 > 1){
const indices4 = {};
for(;i9--;){
let item4 = data23[i9];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
const err72 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j4}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
valid20 = false;
break;
}
indices4[item4] = i9;
}
}
}
else {
const err73 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid4 = _errs76 === errors;
valid17 = _valid4;
ifClause4 = "then";
}
else {
const _errs80 = errors;
if(typeof data23 !== "string"){
const err74 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const _errs81 = errors;
const vSchema11 = schema7.properties.status.else.enum;
if(!(((data23 === "OFFLINE") || (data23 === "ONLINE")) || (data23 === "SUSPENDED"))){
const err75 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/else/enum",keyword:"enum",params:{allowedValues: schema7.properties.status.else.enum}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid4 = _errs80 === errors;
valid17 = _valid4;
ifClause4 = "else";
}
if(!valid17){
const err76 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/if",keyword:"if",params:{failingKeyword: ifClause4}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var valid0 = _errs72 === errors;
}
if(data.debug !== undefined){
let data25 = data.debug;
const _errs82 = errors;
if(typeof data25 !== "boolean"){
const err77 = {instancePath:instancePath+"/debug",schemaPath:"#/properties/debug/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const _errs83 = errors;
var valid0 = _errs82 === errors;
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export const v8 = validate8;
const schema8 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","interfaceUuid","interfaceName","interfaceType","level","type","time","elapsedMs","entity","details","data"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"else":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"level":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["DEBUG","INFO","WARN","ERROR"]}},"else":{"type":"string","enum":["DEBUG","INFO","WARN","ERROR"]}},"type":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["RECEIVE","MAPPING","SEND","SCHEDULE","SYSTEM"]}},"else":{"type":"string","enum":["RECEIVE","MAPPING","SEND","SCHEDULE","SYSTEM"]}},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"elapsedMsFrom":{"type":"integer"},"elapsedMsTo":{"type":"integer"},"entity":{"type":"string","maxLength":100},"details":{"type":"string","maxLength":100000},"data":{"type":"string","maxLength":1000000}},"additionalProperties":false,"$id":"v8"};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v8" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
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
const vSchema0 = schema8.properties.sort.enum;
if(!((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "interfaceUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "level")) || (data3 === "type")) || (data3 === "time")) || (data3 === "elapsedMs")) || (data3 === "entity")) || (data3 === "details")) || (data3 === "data"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema8.properties.sort.enum}};
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
const vSchema1 = schema8.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema8.properties.order.enum}};
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
if(data.interfaceUuid !== undefined){
let data7 = data.interfaceUuid;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 36){
const err16 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err17 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
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
if(data.interfaceName !== undefined){
let data8 = data.interfaceName;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err18 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err19 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
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
if(data.interfaceType !== undefined){
let data9 = data.interfaceType;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = true;
const _errs22 = errors;
if(!(Array.isArray(data9))){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs23 = errors;
if(errors === _errs22){
}
var _valid0 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs24 = errors;
const _errs25 = errors;
if(Array.isArray(data9)){
if(data9.length < 1){
const err21 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs26 = errors;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs27 = errors;
const vSchema2 = schema8.properties.interfaceType.then.items.enum;
if(!((((data10 === "ERP_DOWN") || (data10 === "ERP_UP")) || (data10 === "WCS_DOWN")) || (data10 === "WCS_UP"))){
const err23 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/enum",keyword:"enum",params:{allowedValues: schema8.properties.interfaceType.then.items.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid2 = _errs26 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data9.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
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
const err25 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs28 = errors;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs29 = errors;
const vSchema3 = schema8.properties.interfaceType.else.enum;
if(!((((data9 === "ERP_DOWN") || (data9 === "ERP_UP")) || (data9 === "WCS_DOWN")) || (data9 === "WCS_UP"))){
const err27 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/enum",keyword:"enum",params:{allowedValues: schema8.properties.interfaceType.else.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err28 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.level !== undefined){
let data11 = data.level;
const _errs30 = errors;
const _errs31 = errors;
let valid5 = true;
const _errs32 = errors;
if(!(Array.isArray(data11))){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs33 = errors;
if(errors === _errs32){
}
var _valid1 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs34 = errors;
const _errs35 = errors;
if(Array.isArray(data11)){
if(data11.length < 1){
const err30 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
let valid7 = true;
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
const _errs36 = errors;
if(typeof data12 !== "string"){
const err31 = {instancePath:instancePath+"/level/" + i2,schemaPath:"#/properties/level/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs37 = errors;
const vSchema4 = schema8.properties.level.then.items.enum;
if(!((((data12 === "DEBUG") || (data12 === "INFO")) || (data12 === "WARN")) || (data12 === "ERROR"))){
const err32 = {instancePath:instancePath+"/level/" + i2,schemaPath:"#/properties/level/then/items/enum",keyword:"enum",params:{allowedValues: schema8.properties.level.then.items.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid6 = _errs36 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i3 = data11.length;
let j1;
valid8 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data11[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err33 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
const err34 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs34 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs38 = errors;
if(typeof data11 !== "string"){
const err35 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs39 = errors;
const vSchema5 = schema8.properties.level.else.enum;
if(!((((data11 === "DEBUG") || (data11 === "INFO")) || (data11 === "WARN")) || (data11 === "ERROR"))){
const err36 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/else/enum",keyword:"enum",params:{allowedValues: schema8.properties.level.else.enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
const err37 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs30 === errors;
}
if(data.type !== undefined){
let data13 = data.type;
const _errs40 = errors;
const _errs41 = errors;
let valid9 = true;
const _errs42 = errors;
if(!(Array.isArray(data13))){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs43 = errors;
if(errors === _errs42){
}
var _valid2 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs44 = errors;
const _errs45 = errors;
if(Array.isArray(data13)){
if(data13.length < 1){
const err39 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
let valid11 = true;
const len2 = data13.length;
for(let i4=0; i4<len2; i4++){
let data14 = data13[i4];
const _errs46 = errors;
if(typeof data14 !== "string"){
const err40 = {instancePath:instancePath+"/type/" + i4,schemaPath:"#/properties/type/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs47 = errors;
const vSchema6 = schema8.properties.type.then.items.enum;
if(!(((((data14 === "RECEIVE") || (data14 === "MAPPING")) || (data14 === "SEND")) || (data14 === "SCHEDULE")) || (data14 === "SYSTEM"))){
const err41 = {instancePath:instancePath+"/type/" + i4,schemaPath:"#/properties/type/then/items/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.then.items.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid10 = _errs46 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i5 = data13.length;
let j2;
valid12 = true;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data13[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err42 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
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
const err43 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid2 = _errs44 === errors;
valid9 = _valid2;
ifClause2 = "then";
}
else {
const _errs48 = errors;
if(typeof data13 !== "string"){
const err44 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs49 = errors;
const vSchema7 = schema8.properties.type.else.enum;
if(!(((((data13 === "RECEIVE") || (data13 === "MAPPING")) || (data13 === "SEND")) || (data13 === "SCHEDULE")) || (data13 === "SYSTEM"))){
const err45 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/else/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.else.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid2 = _errs48 === errors;
valid9 = _valid2;
ifClause2 = "else";
}
if(!valid9){
const err46 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid0 = _errs40 === errors;
}
if(data.timeFrom !== undefined){
let data15 = data.timeFrom;
const _errs50 = errors;
const _errs51 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err47 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
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
const err48 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid0 = _errs50 === errors;
}
if(data.timeTo !== undefined){
let data16 = data.timeTo;
const _errs52 = errors;
const _errs53 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err49 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid0 = _errs52 === errors;
}
if(data.elapsedMsFrom !== undefined){
let data17 = data.elapsedMsFrom;
const _errs54 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err51 = {instancePath:instancePath+"/elapsedMsFrom",schemaPath:"#/properties/elapsedMsFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs55 = errors;
var valid0 = _errs54 === errors;
}
if(data.elapsedMsTo !== undefined){
let data18 = data.elapsedMsTo;
const _errs56 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err52 = {instancePath:instancePath+"/elapsedMsTo",schemaPath:"#/properties/elapsedMsTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs57 = errors;
var valid0 = _errs56 === errors;
}
if(data.entity !== undefined){
let data19 = data.entity;
const _errs58 = errors;
const _errs59 = errors;
if(typeof data19 === "string"){
if(func1(data19) > 100){
const err53 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid0 = _errs58 === errors;
}
if(data.details !== undefined){
let data20 = data.details;
const _errs60 = errors;
const _errs61 = errors;
if(typeof data20 === "string"){
if(func1(data20) > 100000){
const err55 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/maxLength",keyword:"maxLength",params:{limit: 100000}};
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
const err56 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "string"}};
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
if(data.data !== undefined){
let data21 = data.data;
const _errs62 = errors;
const _errs63 = errors;
if(typeof data21 === "string"){
if(func1(data21) > 1000000){
const err57 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err58 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

export const v9 = validate9;
const schema9 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","interfaceUuid","interfaceName","interfaceType","entityNo","idempotencyKey","time","data"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"else":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"entityNo":{"type":"string","maxLength":100},"idempotencyKey":{"type":"string","maxLength":200},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"data":{"type":"string","maxLength":1000000}},"additionalProperties":false,"$id":"v9"};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v9" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
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
const vSchema0 = schema9.properties.sort.enum;
if(!(((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "interfaceUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "entityNo")) || (data3 === "idempotencyKey")) || (data3 === "time")) || (data3 === "data"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema9.properties.sort.enum}};
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
const vSchema1 = schema9.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema9.properties.order.enum}};
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
if(data.interfaceUuid !== undefined){
let data7 = data.interfaceUuid;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 36){
const err16 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err17 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
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
if(data.interfaceName !== undefined){
let data8 = data.interfaceName;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err18 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err19 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
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
if(data.interfaceType !== undefined){
let data9 = data.interfaceType;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = true;
const _errs22 = errors;
if(!(Array.isArray(data9))){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs23 = errors;
if(errors === _errs22){
}
var _valid0 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs24 = errors;
const _errs25 = errors;
if(Array.isArray(data9)){
if(data9.length < 1){
const err21 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs26 = errors;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs27 = errors;
const vSchema2 = schema9.properties.interfaceType.then.items.enum;
if(!((((data10 === "ERP_DOWN") || (data10 === "ERP_UP")) || (data10 === "WCS_DOWN")) || (data10 === "WCS_UP"))){
const err23 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/enum",keyword:"enum",params:{allowedValues: schema9.properties.interfaceType.then.items.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid2 = _errs26 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data9.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
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
const err25 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs28 = errors;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs29 = errors;
const vSchema3 = schema9.properties.interfaceType.else.enum;
if(!((((data9 === "ERP_DOWN") || (data9 === "ERP_UP")) || (data9 === "WCS_DOWN")) || (data9 === "WCS_UP"))){
const err27 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/enum",keyword:"enum",params:{allowedValues: schema9.properties.interfaceType.else.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err28 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.entityNo !== undefined){
let data11 = data.entityNo;
const _errs30 = errors;
const _errs31 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 100){
const err29 = {instancePath:instancePath+"/entityNo",schemaPath:"#/properties/entityNo/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/entityNo",schemaPath:"#/properties/entityNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs30 === errors;
}
if(data.idempotencyKey !== undefined){
let data12 = data.idempotencyKey;
const _errs32 = errors;
const _errs33 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 200){
const err31 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs32 === errors;
}
if(data.timeFrom !== undefined){
let data13 = data.timeFrom;
const _errs34 = errors;
const _errs35 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err33 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs34 === errors;
}
if(data.timeTo !== undefined){
let data14 = data.timeTo;
const _errs36 = errors;
const _errs37 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err35 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs36 === errors;
}
if(data.data !== undefined){
let data15 = data.data;
const _errs38 = errors;
const _errs39 = errors;
if(typeof data15 === "string"){
if(func1(data15) > 1000000){
const err37 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 1000000}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs38 === errors;
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

export const v10 = validate10;
const schema10 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","dcCode","ownerCode","interfaceUuid","interfaceName","interfaceType","direction","entityNo","status","failureCount","failureReason","errorCode","idempotencyKey","arrival","createTime","lastRunTime","nextRunTime","interfaceDebug","data","version"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"dcCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"else":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"direction":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["DOWN","UP"]}},"else":{"type":"string","enum":["DOWN","UP"]}},"entityNo":{"type":"string","maxLength":100},"status":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["PENDING","RUNNING","SUCCESS","FAILED","BLOCKED","CANCELLED"]}},"else":{"type":"string","enum":["PENDING","RUNNING","SUCCESS","FAILED","BLOCKED","CANCELLED"]}},"failureCountFrom":{"type":"integer"},"failureCountTo":{"type":"integer"},"failureReason":{"type":"string","maxLength":2000},"errorCode":{"type":"string","maxLength":60},"createTimeFrom":{"type":"string","format":"date-time"},"createTimeTo":{"type":"string","format":"date-time"},"lastRunTimeFrom":{"type":"string","format":"date-time"},"lastRunTimeTo":{"type":"string","format":"date-time"}},"additionalProperties":false,"$id":"v10"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v10" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema10.properties, key0))){
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
const vSchema0 = schema10.properties.sort.enum;
if(!(((((((((((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "dcCode")) || (data3 === "ownerCode")) || (data3 === "interfaceUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "direction")) || (data3 === "entityNo")) || (data3 === "status")) || (data3 === "failureCount")) || (data3 === "failureReason")) || (data3 === "errorCode")) || (data3 === "idempotencyKey")) || (data3 === "arrival")) || (data3 === "createTime")) || (data3 === "lastRunTime")) || (data3 === "nextRunTime")) || (data3 === "interfaceDebug")) || (data3 === "data")) || (data3 === "version"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema10.properties.sort.enum}};
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
const vSchema1 = schema10.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema10.properties.order.enum}};
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
const vSchema2 = schema10.properties.interfaceType.then.items.enum;
if(!((((data12 === "ERP_DOWN") || (data12 === "ERP_UP")) || (data12 === "WCS_DOWN")) || (data12 === "WCS_UP"))){
const err27 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/enum",keyword:"enum",params:{allowedValues: schema10.properties.interfaceType.then.items.enum}};
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
const vSchema3 = schema10.properties.interfaceType.else.enum;
if(!((((data11 === "ERP_DOWN") || (data11 === "ERP_UP")) || (data11 === "WCS_DOWN")) || (data11 === "WCS_UP"))){
const err31 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/enum",keyword:"enum",params:{allowedValues: schema10.properties.interfaceType.else.enum}};
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
const vSchema4 = schema10.properties.direction.then.items.enum;
if(!((data14 === "DOWN") || (data14 === "UP"))){
const err36 = {instancePath:instancePath+"/direction/" + i2,schemaPath:"#/properties/direction/then/items/enum",keyword:"enum",params:{allowedValues: schema10.properties.direction.then.items.enum}};
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
const vSchema5 = schema10.properties.direction.else.enum;
if(!((data13 === "DOWN") || (data13 === "UP"))){
const err40 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/else/enum",keyword:"enum",params:{allowedValues: schema10.properties.direction.else.enum}};
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
const vSchema6 = schema10.properties.status.then.items.enum;
if(!((((((data17 === "PENDING") || (data17 === "RUNNING")) || (data17 === "SUCCESS")) || (data17 === "FAILED")) || (data17 === "BLOCKED")) || (data17 === "CANCELLED"))){
const err47 = {instancePath:instancePath+"/status/" + i4,schemaPath:"#/properties/status/then/items/enum",keyword:"enum",params:{allowedValues: schema10.properties.status.then.items.enum}};
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
const vSchema7 = schema10.properties.status.else.enum;
if(!((((((data16 === "PENDING") || (data16 === "RUNNING")) || (data16 === "SUCCESS")) || (data16 === "FAILED")) || (data16 === "BLOCKED")) || (data16 === "CANCELLED"))){
const err51 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/else/enum",keyword:"enum",params:{allowedValues: schema10.properties.status.else.enum}};
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
}
else {
const err67 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

