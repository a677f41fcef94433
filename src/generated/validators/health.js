// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"window":{"type":"string","enum":["HOUR","DAY","WEEK"]},"at":{"type":"string","format":"date-time"},"since":{"type":"string","format":"date-time"},"bucketSeconds":{"type":"integer","minimum":1},"interfaceCount":{"type":"integer","minimum":0},"received":{"type":"integer","minimum":0},"delivered":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"averageElapsedMs":{"type":"integer","minimum":0},"pendingCount":{"type":"integer","minimum":0},"blockedCount":{"type":"integer","minimum":0},"oldestPending":{"type":"string","format":"date-time"},"series":{"type":"object","properties":{"received":{"type":"array","maxItems":84,"items":{"type":"integer","minimum":0}},"delivered":{"type":"array","maxItems":84,"items":{"type":"integer","minimum":0}},"failed":{"type":"array","maxItems":84,"items":{"type":"integer","minimum":0}}},"required":["received","delivered","failed"],"additionalProperties":false},"findings":{"type":"array","maxItems":50,"items":{"type":"object","properties":{"kind":{"type":"string","enum":["STALLED","OFFLINE","SUSPENDED","RECEIVER_DOWN","PULL_FAILED","ALARM_FAILED","BLOCKED","FAILING","SILENT"]},"message":{"type":"string","maxLength":2500},"since":{"type":"string","format":"date-time"},"uuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"required":["kind","message"],"additionalProperties":false}},"interfaces":{"type":"array","maxItems":200,"items":{"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]},"dcCode":{"type":"string","maxLength":30},"status":{"type":"string","enum":["OFFLINE","ONLINE","SUSPENDED"]},"pendingCount":{"type":"integer","minimum":0},"blockedCount":{"type":"integer","minimum":0},"oldestPending":{"type":"string","format":"date-time"},"received":{"type":"integer","minimum":0},"delivered":{"type":"integer","minimum":0},"failed":{"type":"integer","minimum":0},"failureReason":{"type":"string","maxLength":2000},"pullFailedSince":{"type":"string","format":"date-time"},"pullFailureReason":{"type":"string","maxLength":2000},"receiverDownSince":{"type":"string","format":"date-time"},"series":{"type":"object","properties":{"received":{"type":"array","maxItems":84,"items":{"type":"integer","minimum":0}},"delivered":{"type":"array","maxItems":84,"items":{"type":"integer","minimum":0}},"failed":{"type":"array","maxItems":84,"items":{"type":"integer","minimum":0}}},"required":["received","delivered","failed"],"additionalProperties":false}},"required":["uuid","interfaceName","interfaceType","status","pendingCount","blockedCount","received","delivered","failed","series"],"additionalProperties":false}}},"required":["window","at","since","bucketSeconds","interfaceCount","received","delivered","failed","pendingCount","blockedCount","series","findings","interfaces"],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const formats0 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.window === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "window"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.since === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bucketSeconds === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bucketSeconds"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.interfaceCount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceCount"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.received === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "received"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.delivered === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivered"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.failed === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.pendingCount === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pendingCount"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.blockedCount === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockedCount"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.series === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "series"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.findings === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.interfaces === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaces"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.window !== undefined){
let data0 = data.window;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err14 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.window.enum;
if(!(((data0 === "HOUR") || (data0 === "DAY")) || (data0 === "WEEK"))){
const err15 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/enum",keyword:"enum",params:{allowedValues: schema0.properties.window.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
}
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err16 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"}};
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
const err17 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.since !== undefined){
let data2 = data.since;
const _errs6 = errors;
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
}
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err18 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"}};
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
const err19 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.bucketSeconds !== undefined){
let data3 = data.bucketSeconds;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err20 = {instancePath:instancePath+"/bucketSeconds",schemaPath:"#/properties/bucketSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs9 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err21 = {instancePath:instancePath+"/bucketSeconds",schemaPath:"#/properties/bucketSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.interfaceCount !== undefined){
let data4 = data.interfaceCount;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err22 = {instancePath:instancePath+"/interfaceCount",schemaPath:"#/properties/interfaceCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs11 = errors;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err23 = {instancePath:instancePath+"/interfaceCount",schemaPath:"#/properties/interfaceCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.received !== undefined){
let data5 = data.received;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err24 = {instancePath:instancePath+"/received",schemaPath:"#/properties/received/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs13 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/received",schemaPath:"#/properties/received/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.delivered !== undefined){
let data6 = data.delivered;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err26 = {instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs15 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.failed !== undefined){
let data7 = data.failed;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err28 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs17 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.averageElapsedMs !== undefined){
let data8 = data.averageElapsedMs;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err30 = {instancePath:instancePath+"/averageElapsedMs",schemaPath:"#/properties/averageElapsedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs19 = errors;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/averageElapsedMs",schemaPath:"#/properties/averageElapsedMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
if(data.pendingCount !== undefined){
let data9 = data.pendingCount;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err32 = {instancePath:instancePath+"/pendingCount",schemaPath:"#/properties/pendingCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs21 = errors;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err33 = {instancePath:instancePath+"/pendingCount",schemaPath:"#/properties/pendingCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.blockedCount !== undefined){
let data10 = data.blockedCount;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err34 = {instancePath:instancePath+"/blockedCount",schemaPath:"#/properties/blockedCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs23 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err35 = {instancePath:instancePath+"/blockedCount",schemaPath:"#/properties/blockedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.oldestPending !== undefined){
let data11 = data.oldestPending;
const _errs24 = errors;
const _errs25 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
}
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err36 = {instancePath:instancePath+"/oldestPending",schemaPath:"#/properties/oldestPending/format",keyword:"format",params:{format: "date-time"}};
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
const err37 = {instancePath:instancePath+"/oldestPending",schemaPath:"#/properties/oldestPending/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.series !== undefined){
let data12 = data.series;
const _errs26 = errors;
const _errs27 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.received === undefined){
const err38 = {instancePath:instancePath+"/series",schemaPath:"#/properties/series/required",keyword:"required",params:{missingProperty: "received"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12.delivered === undefined){
const err39 = {instancePath:instancePath+"/series",schemaPath:"#/properties/series/required",keyword:"required",params:{missingProperty: "delivered"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data12.failed === undefined){
const err40 = {instancePath:instancePath+"/series",schemaPath:"#/properties/series/required",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs28 = errors;
for(const key1 in data12){
if(!(((key1 === "received") || (key1 === "delivered")) || (key1 === "failed"))){
const err41 = {instancePath:instancePath+"/series",schemaPath:"#/properties/series/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.received !== undefined){
let data13 = data12.received;
const _errs29 = errors;
const _errs30 = errors;
if(Array.isArray(data13)){
if(data13.length > 84){
const err42 = {instancePath:instancePath+"/series/received",schemaPath:"#/properties/series/properties/received/maxItems",keyword:"maxItems",params:{limit: 84}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
let valid3 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs31 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err43 = {instancePath:instancePath+"/series/received/" + i0,schemaPath:"#/properties/series/properties/received/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs32 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/series/received/" + i0,schemaPath:"#/properties/series/properties/received/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var valid2 = _errs31 === errors;
if(!valid2){
valid3 = false;
}
}
}
else {
const err45 = {instancePath:instancePath+"/series/received",schemaPath:"#/properties/series/properties/received/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid1 = _errs29 === errors;
}
if(data12.delivered !== undefined){
let data15 = data12.delivered;
const _errs33 = errors;
const _errs34 = errors;
if(Array.isArray(data15)){
if(data15.length > 84){
const err46 = {instancePath:instancePath+"/series/delivered",schemaPath:"#/properties/series/properties/delivered/maxItems",keyword:"maxItems",params:{limit: 84}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
let valid5 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
const _errs35 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err47 = {instancePath:instancePath+"/series/delivered/" + i1,schemaPath:"#/properties/series/properties/delivered/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs36 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err48 = {instancePath:instancePath+"/series/delivered/" + i1,schemaPath:"#/properties/series/properties/delivered/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var valid4 = _errs35 === errors;
if(!valid4){
valid5 = false;
}
}
}
else {
const err49 = {instancePath:instancePath+"/series/delivered",schemaPath:"#/properties/series/properties/delivered/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid1 = _errs33 === errors;
}
if(data12.failed !== undefined){
let data17 = data12.failed;
const _errs37 = errors;
const _errs38 = errors;
if(Array.isArray(data17)){
if(data17.length > 84){
const err50 = {instancePath:instancePath+"/series/failed",schemaPath:"#/properties/series/properties/failed/maxItems",keyword:"maxItems",params:{limit: 84}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
let valid7 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs39 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err51 = {instancePath:instancePath+"/series/failed/" + i2,schemaPath:"#/properties/series/properties/failed/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs40 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err52 = {instancePath:instancePath+"/series/failed/" + i2,schemaPath:"#/properties/series/properties/failed/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
var valid6 = _errs39 === errors;
if(!valid6){
valid7 = false;
}
}
}
else {
const err53 = {instancePath:instancePath+"/series/failed",schemaPath:"#/properties/series/properties/failed/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var valid1 = _errs37 === errors;
}
}
else {
const err54 = {instancePath:instancePath+"/series",schemaPath:"#/properties/series/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.findings !== undefined){
let data19 = data.findings;
const _errs41 = errors;
const _errs42 = errors;
if(Array.isArray(data19)){
if(data19.length > 50){
const err55 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
let valid9 = true;
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
const _errs43 = errors;
const _errs44 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.kind === undefined){
const err56 = {instancePath:instancePath+"/findings/" + i3,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data20.message === undefined){
const err57 = {instancePath:instancePath+"/findings/" + i3,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs45 = errors;
for(const key2 in data20){
if(!((((((key2 === "kind") || (key2 === "message")) || (key2 === "since")) || (key2 === "uuid")) || (key2 === "interfaceName")) || (key2 === "interfaceType"))){
const err58 = {instancePath:instancePath+"/findings/" + i3,schemaPath:"#/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data20.kind !== undefined){
let data21 = data20.kind;
const _errs46 = errors;
if(typeof data21 !== "string"){
const err59 = {instancePath:instancePath+"/findings/" + i3+"/kind",schemaPath:"#/properties/findings/items/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs47 = errors;
const vSchema1 = schema0.properties.findings.items.properties.kind.enum;
if(!(((((((((data21 === "STALLED") || (data21 === "OFFLINE")) || (data21 === "SUSPENDED")) || (data21 === "RECEIVER_DOWN")) || (data21 === "PULL_FAILED")) || (data21 === "ALARM_FAILED")) || (data21 === "BLOCKED")) || (data21 === "FAILING")) || (data21 === "SILENT"))){
const err60 = {instancePath:instancePath+"/findings/" + i3+"/kind",schemaPath:"#/properties/findings/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.findings.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid10 = _errs46 === errors;
}
if(data20.message !== undefined){
let data22 = data20.message;
const _errs48 = errors;
const _errs49 = errors;
if(typeof data22 === "string"){
if(func1(data22) > 2500){
const err61 = {instancePath:instancePath+"/findings/" + i3+"/message",schemaPath:"#/properties/findings/items/properties/message/maxLength",keyword:"maxLength",params:{limit: 2500}};
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
const err62 = {instancePath:instancePath+"/findings/" + i3+"/message",schemaPath:"#/properties/findings/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var valid10 = _errs48 === errors;
}
if(data20.since !== undefined){
let data23 = data20.since;
const _errs50 = errors;
const _errs51 = errors;
if((typeof data23 == "number") && (isFinite(data23))){
}
if(typeof data23 === "string"){
if(!(formats0.test(data23))){
const err63 = {instancePath:instancePath+"/findings/" + i3+"/since",schemaPath:"#/properties/findings/items/properties/since/format",keyword:"format",params:{format: "date-time"}};
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
const err64 = {instancePath:instancePath+"/findings/" + i3+"/since",schemaPath:"#/properties/findings/items/properties/since/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var valid10 = _errs50 === errors;
}
if(data20.uuid !== undefined){
let data24 = data20.uuid;
const _errs52 = errors;
const _errs53 = errors;
if(typeof data24 === "string"){
if(func1(data24) > 36){
const err65 = {instancePath:instancePath+"/findings/" + i3+"/uuid",schemaPath:"#/properties/findings/items/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err66 = {instancePath:instancePath+"/findings/" + i3+"/uuid",schemaPath:"#/properties/findings/items/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var valid10 = _errs52 === errors;
}
if(data20.interfaceName !== undefined){
let data25 = data20.interfaceName;
const _errs54 = errors;
const _errs55 = errors;
if(typeof data25 === "string"){
if(func1(data25) > 30){
const err67 = {instancePath:instancePath+"/findings/" + i3+"/interfaceName",schemaPath:"#/properties/findings/items/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err68 = {instancePath:instancePath+"/findings/" + i3+"/interfaceName",schemaPath:"#/properties/findings/items/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var valid10 = _errs54 === errors;
}
if(data20.interfaceType !== undefined){
let data26 = data20.interfaceType;
const _errs56 = errors;
if(typeof data26 !== "string"){
const err69 = {instancePath:instancePath+"/findings/" + i3+"/interfaceType",schemaPath:"#/properties/findings/items/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const _errs57 = errors;
const vSchema2 = schema0.properties.findings.items.properties.interfaceType.enum;
if(!((((data26 === "ERP_DOWN") || (data26 === "ERP_UP")) || (data26 === "WCS_DOWN")) || (data26 === "WCS_UP"))){
const err70 = {instancePath:instancePath+"/findings/" + i3+"/interfaceType",schemaPath:"#/properties/findings/items/properties/interfaceType/enum",keyword:"enum",params:{allowedValues: schema0.properties.findings.items.properties.interfaceType.enum}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var valid10 = _errs56 === errors;
}
}
else {
const err71 = {instancePath:instancePath+"/findings/" + i3,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var valid8 = _errs43 === errors;
if(!valid8){
valid9 = false;
}
}
}
else {
const err72 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var valid0 = _errs41 === errors;
}
if(data.interfaces !== undefined){
let data27 = data.interfaces;
const _errs58 = errors;
const _errs59 = errors;
if(Array.isArray(data27)){
if(data27.length > 200){
const err73 = {instancePath:instancePath+"/interfaces",schemaPath:"#/properties/interfaces/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
let valid12 = true;
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
const _errs60 = errors;
const _errs61 = errors;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.uuid === undefined){
const err74 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/required",keyword:"required",params:{missingProperty: "uuid"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data28.interfaceName === undefined){
const err75 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/required",keyword:"required",params:{missingProperty: "interfaceName"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data28.interfaceType === undefined){
const err76 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/required",keyword:"required",params:{missingProperty: "interfaceType"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data28.status === undefined){
const err77 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data28.pendingCount === undefined){
const err78 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/required",keyword:"required",params:{missingProperty: "pendingCount"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data28.blockedCount === undefined){
const err79 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/required",keyword:"required",params:{missingProperty: "blockedCount"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data28.received === undefined){
const err80 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/required",keyword:"required",params:{missingProperty: "received"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data28.delivered === undefined){
const err81 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/required",keyword:"required",params:{missingProperty: "delivered"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data28.failed === undefined){
const err82 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/required",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data28.series === undefined){
const err83 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/required",keyword:"required",params:{missingProperty: "series"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
const _errs62 = errors;
for(const key3 in data28){
if(!(func0.call(schema0.properties.interfaces.items.properties, key3))){
const err84 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data28.uuid !== undefined){
let data29 = data28.uuid;
const _errs63 = errors;
const _errs64 = errors;
if(typeof data29 === "string"){
if(func1(data29) > 36){
const err85 = {instancePath:instancePath+"/interfaces/" + i4+"/uuid",schemaPath:"#/properties/interfaces/items/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/interfaces/" + i4+"/uuid",schemaPath:"#/properties/interfaces/items/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var valid13 = _errs63 === errors;
}
if(data28.interfaceName !== undefined){
let data30 = data28.interfaceName;
const _errs65 = errors;
const _errs66 = errors;
if(typeof data30 === "string"){
if(func1(data30) > 30){
const err87 = {instancePath:instancePath+"/interfaces/" + i4+"/interfaceName",schemaPath:"#/properties/interfaces/items/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/interfaces/" + i4+"/interfaceName",schemaPath:"#/properties/interfaces/items/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var valid13 = _errs65 === errors;
}
if(data28.interfaceType !== undefined){
let data31 = data28.interfaceType;
const _errs67 = errors;
if(typeof data31 !== "string"){
const err89 = {instancePath:instancePath+"/interfaces/" + i4+"/interfaceType",schemaPath:"#/properties/interfaces/items/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
const _errs68 = errors;
const vSchema3 = schema0.properties.interfaces.items.properties.interfaceType.enum;
if(!((((data31 === "ERP_DOWN") || (data31 === "ERP_UP")) || (data31 === "WCS_DOWN")) || (data31 === "WCS_UP"))){
const err90 = {instancePath:instancePath+"/interfaces/" + i4+"/interfaceType",schemaPath:"#/properties/interfaces/items/properties/interfaceType/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaces.items.properties.interfaceType.enum}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var valid13 = _errs67 === errors;
}
if(data28.dcCode !== undefined){
let data32 = data28.dcCode;
const _errs69 = errors;
const _errs70 = errors;
if(typeof data32 === "string"){
if(func1(data32) > 30){
const err91 = {instancePath:instancePath+"/interfaces/" + i4+"/dcCode",schemaPath:"#/properties/interfaces/items/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/interfaces/" + i4+"/dcCode",schemaPath:"#/properties/interfaces/items/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var valid13 = _errs69 === errors;
}
if(data28.status !== undefined){
let data33 = data28.status;
const _errs71 = errors;
if(typeof data33 !== "string"){
const err93 = {instancePath:instancePath+"/interfaces/" + i4+"/status",schemaPath:"#/properties/interfaces/items/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
const _errs72 = errors;
const vSchema4 = schema0.properties.interfaces.items.properties.status.enum;
if(!(((data33 === "OFFLINE") || (data33 === "ONLINE")) || (data33 === "SUSPENDED"))){
const err94 = {instancePath:instancePath+"/interfaces/" + i4+"/status",schemaPath:"#/properties/interfaces/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaces.items.properties.status.enum}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
var valid13 = _errs71 === errors;
}
if(data28.pendingCount !== undefined){
let data34 = data28.pendingCount;
const _errs73 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err95 = {instancePath:instancePath+"/interfaces/" + i4+"/pendingCount",schemaPath:"#/properties/interfaces/items/properties/pendingCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
const _errs74 = errors;
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
const err96 = {instancePath:instancePath+"/interfaces/" + i4+"/pendingCount",schemaPath:"#/properties/interfaces/items/properties/pendingCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
var valid13 = _errs73 === errors;
}
if(data28.blockedCount !== undefined){
let data35 = data28.blockedCount;
const _errs75 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err97 = {instancePath:instancePath+"/interfaces/" + i4+"/blockedCount",schemaPath:"#/properties/interfaces/items/properties/blockedCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
const _errs76 = errors;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err98 = {instancePath:instancePath+"/interfaces/" + i4+"/blockedCount",schemaPath:"#/properties/interfaces/items/properties/blockedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
var valid13 = _errs75 === errors;
}
if(data28.oldestPending !== undefined){
let data36 = data28.oldestPending;
const _errs77 = errors;
const _errs78 = errors;
if((typeof data36 == "number") && (isFinite(data36))){
}
if(typeof data36 === "string"){
if(!(formats0.test(data36))){
const err99 = {instancePath:instancePath+"/interfaces/" + i4+"/oldestPending",schemaPath:"#/properties/interfaces/items/properties/oldestPending/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/interfaces/" + i4+"/oldestPending",schemaPath:"#/properties/interfaces/items/properties/oldestPending/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
var valid13 = _errs77 === errors;
}
if(data28.received !== undefined){
let data37 = data28.received;
const _errs79 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err101 = {instancePath:instancePath+"/interfaces/" + i4+"/received",schemaPath:"#/properties/interfaces/items/properties/received/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
const _errs80 = errors;
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err102 = {instancePath:instancePath+"/interfaces/" + i4+"/received",schemaPath:"#/properties/interfaces/items/properties/received/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
var valid13 = _errs79 === errors;
}
if(data28.delivered !== undefined){
let data38 = data28.delivered;
const _errs81 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err103 = {instancePath:instancePath+"/interfaces/" + i4+"/delivered",schemaPath:"#/properties/interfaces/items/properties/delivered/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
const _errs82 = errors;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err104 = {instancePath:instancePath+"/interfaces/" + i4+"/delivered",schemaPath:"#/properties/interfaces/items/properties/delivered/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
var valid13 = _errs81 === errors;
}
if(data28.failed !== undefined){
let data39 = data28.failed;
const _errs83 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err105 = {instancePath:instancePath+"/interfaces/" + i4+"/failed",schemaPath:"#/properties/interfaces/items/properties/failed/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
const _errs84 = errors;
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
const err106 = {instancePath:instancePath+"/interfaces/" + i4+"/failed",schemaPath:"#/properties/interfaces/items/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
var valid13 = _errs83 === errors;
}
if(data28.failureReason !== undefined){
let data40 = data28.failureReason;
const _errs85 = errors;
const _errs86 = errors;
if(typeof data40 === "string"){
if(func1(data40) > 2000){
const err107 = {instancePath:instancePath+"/interfaces/" + i4+"/failureReason",schemaPath:"#/properties/interfaces/items/properties/failureReason/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/interfaces/" + i4+"/failureReason",schemaPath:"#/properties/interfaces/items/properties/failureReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
var valid13 = _errs85 === errors;
}
if(data28.pullFailedSince !== undefined){
let data41 = data28.pullFailedSince;
const _errs87 = errors;
const _errs88 = errors;
if((typeof data41 == "number") && (isFinite(data41))){
}
if(typeof data41 === "string"){
if(!(formats0.test(data41))){
const err109 = {instancePath:instancePath+"/interfaces/" + i4+"/pullFailedSince",schemaPath:"#/properties/interfaces/items/properties/pullFailedSince/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/interfaces/" + i4+"/pullFailedSince",schemaPath:"#/properties/interfaces/items/properties/pullFailedSince/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
var valid13 = _errs87 === errors;
}
if(data28.pullFailureReason !== undefined){
let data42 = data28.pullFailureReason;
const _errs89 = errors;
const _errs90 = errors;
if(typeof data42 === "string"){
if(func1(data42) > 2000){
const err111 = {instancePath:instancePath+"/interfaces/" + i4+"/pullFailureReason",schemaPath:"#/properties/interfaces/items/properties/pullFailureReason/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/interfaces/" + i4+"/pullFailureReason",schemaPath:"#/properties/interfaces/items/properties/pullFailureReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
var valid13 = _errs89 === errors;
}
if(data28.receiverDownSince !== undefined){
let data43 = data28.receiverDownSince;
const _errs91 = errors;
const _errs92 = errors;
if((typeof data43 == "number") && (isFinite(data43))){
}
if(typeof data43 === "string"){
if(!(formats0.test(data43))){
const err113 = {instancePath:instancePath+"/interfaces/" + i4+"/receiverDownSince",schemaPath:"#/properties/interfaces/items/properties/receiverDownSince/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/interfaces/" + i4+"/receiverDownSince",schemaPath:"#/properties/interfaces/items/properties/receiverDownSince/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var valid13 = _errs91 === errors;
}
if(data28.series !== undefined){
let data44 = data28.series;
const _errs93 = errors;
const _errs94 = errors;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.received === undefined){
const err115 = {instancePath:instancePath+"/interfaces/" + i4+"/series",schemaPath:"#/properties/interfaces/items/properties/series/required",keyword:"required",params:{missingProperty: "received"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data44.delivered === undefined){
const err116 = {instancePath:instancePath+"/interfaces/" + i4+"/series",schemaPath:"#/properties/interfaces/items/properties/series/required",keyword:"required",params:{missingProperty: "delivered"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data44.failed === undefined){
const err117 = {instancePath:instancePath+"/interfaces/" + i4+"/series",schemaPath:"#/properties/interfaces/items/properties/series/required",keyword:"required",params:{missingProperty: "failed"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
const _errs95 = errors;
for(const key4 in data44){
if(!(((key4 === "received") || (key4 === "delivered")) || (key4 === "failed"))){
const err118 = {instancePath:instancePath+"/interfaces/" + i4+"/series",schemaPath:"#/properties/interfaces/items/properties/series/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data44.received !== undefined){
let data45 = data44.received;
const _errs96 = errors;
const _errs97 = errors;
if(Array.isArray(data45)){
if(data45.length > 84){
const err119 = {instancePath:instancePath+"/interfaces/" + i4+"/series/received",schemaPath:"#/properties/interfaces/items/properties/series/properties/received/maxItems",keyword:"maxItems",params:{limit: 84}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
let valid16 = true;
const len5 = data45.length;
for(let i5=0; i5<len5; i5++){
let data46 = data45[i5];
const _errs98 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
const err120 = {instancePath:instancePath+"/interfaces/" + i4+"/series/received/" + i5,schemaPath:"#/properties/interfaces/items/properties/series/properties/received/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
const _errs99 = errors;
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
const err121 = {instancePath:instancePath+"/interfaces/" + i4+"/series/received/" + i5,schemaPath:"#/properties/interfaces/items/properties/series/properties/received/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
var valid15 = _errs98 === errors;
if(!valid15){
valid16 = false;
}
}
}
else {
const err122 = {instancePath:instancePath+"/interfaces/" + i4+"/series/received",schemaPath:"#/properties/interfaces/items/properties/series/properties/received/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
var valid14 = _errs96 === errors;
}
if(data44.delivered !== undefined){
let data47 = data44.delivered;
const _errs100 = errors;
const _errs101 = errors;
if(Array.isArray(data47)){
if(data47.length > 84){
const err123 = {instancePath:instancePath+"/interfaces/" + i4+"/series/delivered",schemaPath:"#/properties/interfaces/items/properties/series/properties/delivered/maxItems",keyword:"maxItems",params:{limit: 84}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
let valid18 = true;
const len6 = data47.length;
for(let i6=0; i6<len6; i6++){
let data48 = data47[i6];
const _errs102 = errors;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err124 = {instancePath:instancePath+"/interfaces/" + i4+"/series/delivered/" + i6,schemaPath:"#/properties/interfaces/items/properties/series/properties/delivered/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
const _errs103 = errors;
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
const err125 = {instancePath:instancePath+"/interfaces/" + i4+"/series/delivered/" + i6,schemaPath:"#/properties/interfaces/items/properties/series/properties/delivered/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
var valid17 = _errs102 === errors;
if(!valid17){
valid18 = false;
}
}
}
else {
const err126 = {instancePath:instancePath+"/interfaces/" + i4+"/series/delivered",schemaPath:"#/properties/interfaces/items/properties/series/properties/delivered/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
var valid14 = _errs100 === errors;
}
if(data44.failed !== undefined){
let data49 = data44.failed;
const _errs104 = errors;
const _errs105 = errors;
if(Array.isArray(data49)){
if(data49.length > 84){
const err127 = {instancePath:instancePath+"/interfaces/" + i4+"/series/failed",schemaPath:"#/properties/interfaces/items/properties/series/properties/failed/maxItems",keyword:"maxItems",params:{limit: 84}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
let valid20 = true;
const len7 = data49.length;
for(let i7=0; i7<len7; i7++){
let data50 = data49[i7];
const _errs106 = errors;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err128 = {instancePath:instancePath+"/interfaces/" + i4+"/series/failed/" + i7,schemaPath:"#/properties/interfaces/items/properties/series/properties/failed/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
const _errs107 = errors;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
const err129 = {instancePath:instancePath+"/interfaces/" + i4+"/series/failed/" + i7,schemaPath:"#/properties/interfaces/items/properties/series/properties/failed/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
var valid19 = _errs106 === errors;
if(!valid19){
valid20 = false;
}
}
}
else {
const err130 = {instancePath:instancePath+"/interfaces/" + i4+"/series/failed",schemaPath:"#/properties/interfaces/items/properties/series/properties/failed/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
var valid14 = _errs104 === errors;
}
}
else {
const err131 = {instancePath:instancePath+"/interfaces/" + i4+"/series",schemaPath:"#/properties/interfaces/items/properties/series/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
var valid13 = _errs93 === errors;
}
}
else {
const err132 = {instancePath:instancePath+"/interfaces/" + i4,schemaPath:"#/properties/interfaces/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
var valid11 = _errs60 === errors;
if(!valid11){
valid12 = false;
}
}
}
else {
const err133 = {instancePath:instancePath+"/interfaces",schemaPath:"#/properties/interfaces/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
var valid0 = _errs58 === errors;
}
}
else {
const err134 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
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
  "4b0ee51c": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
