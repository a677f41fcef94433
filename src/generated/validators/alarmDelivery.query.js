// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","dingDingUuid","robotName","ruleNames","interfaceNames","event","time","count","status","attempt","content","failureReason"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"dingDingUuid":{"type":"string","maxLength":36},"robotName":{"type":"string","maxLength":30},"ruleNames":{"type":"string","maxLength":500},"interfaceNames":{"type":"string","maxLength":2000},"event":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["FAILED","RECEIVER_DOWN","BLOCKED","PENDING_OVER","SETTLEMENT_FAILED","RECOVERED","TEST"]}},"else":{"type":"string","enum":["FAILED","RECEIVER_DOWN","BLOCKED","PENDING_OVER","SETTLEMENT_FAILED","RECOVERED","TEST"]}},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"status":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["SENT","RETRY","FAILED"]}},"else":{"type":"string","enum":["SENT","RETRY","FAILED"]}},"content":{"type":"string","maxLength":20000},"failureReason":{"type":"string","maxLength":2000}},"additionalProperties":false,"$id":"v0"};
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
if(!(((((((data12 === "FAILED") || (data12 === "RECEIVER_DOWN")) || (data12 === "BLOCKED")) || (data12 === "PENDING_OVER")) || (data12 === "SETTLEMENT_FAILED")) || (data12 === "RECOVERED")) || (data12 === "TEST"))){
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
if(!(((((((data11 === "FAILED") || (data11 === "RECEIVER_DOWN")) || (data11 === "BLOCKED")) || (data11 === "PENDING_OVER")) || (data11 === "SETTLEMENT_FAILED")) || (data11 === "RECOVERED")) || (data11 === "TEST"))){
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

