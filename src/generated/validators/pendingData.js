// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"dcCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]},"direction":{"type":"string","enum":["DOWN","UP"]},"entityNo":{"type":"string","maxLength":100},"status":{"type":"string","enum":["PENDING","RUNNING","SUCCESS","FAILED","BLOCKED","CANCELLED"]},"failureCount":{"type":"integer","minimum":0},"failureReason":{"type":"string","maxLength":2000},"errorCode":{"type":"string","maxLength":60},"idempotencyKey":{"type":"string","maxLength":200},"traceparent":{"type":"string","maxLength":55},"arrival":{"type":"integer","minimum":1},"createTime":{"type":"string","format":"date-time"},"lastRunTime":{"type":"string","format":"date-time"},"nextRunTime":{"type":"string","format":"date-time"},"lastAction":{"type":"object","properties":{"by":{"type":"string","maxLength":60},"at":{"type":"string","format":"date-time"},"reason":{"type":"string","maxLength":200}},"additionalProperties":false},"causeKey":{"type":"string","maxLength":16},"firstFailureTime":{"type":"string","format":"date-time"},"originalUuid":{"type":"string","maxLength":36},"resentUuid":{"type":"string","maxLength":36},"history":{"type":"array","maxItems":60,"items":{"type":"object","properties":{"kind":{"type":"string","enum":["RECEIVED","ATTEMPT","RESET","CANCELLED","RESENT","INTERRUPTED"]},"at":{"type":"string","format":"date-time"},"by":{"type":"string","maxLength":60},"reason":{"type":"string","maxLength":200},"documentUuid":{"type":"string","maxLength":36},"status":{"type":"string","enum":["SUCCESS","FAILED","BLOCKED"]},"attempt":{"type":"integer","minimum":1},"maxAttempts":{"type":"integer","minimum":1},"elapsedMs":{"type":"integer","minimum":0},"httpStatus":{"type":"integer","minimum":100,"maximum":599},"errorCode":{"type":"string","maxLength":60},"message":{"type":"string","maxLength":500},"rule":{"type":"string","enum":["STATUS","ANSWER","CONDITION"]},"ruleText":{"type":"string","maxLength":300},"nextRunTime":{"type":"string","format":"date-time"},"mappingLine":{"type":"integer","minimum":1},"callUuid":{"type":"string","maxLength":36}},"required":["kind","at"],"additionalProperties":false}},"interfaceDebug":{"type":"boolean"},"data":{"type":"string","maxLength":1000000},"version":{"type":"integer","minimum":0}},"required":["interfaceUuid","entityNo"],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const formats0 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entityNo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityNo"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
const err3 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
const err5 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.dcCode !== undefined){
let data2 = data.dcCode;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 30){
const err7 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.ownerCode !== undefined){
let data3 = data.ownerCode;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 30){
const err9 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.interfaceUuid !== undefined){
let data4 = data.interfaceUuid;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 36){
const err11 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err12 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.interfaceName !== undefined){
let data5 = data.interfaceName;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 30){
const err13 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.interfaceType !== undefined){
let data6 = data.interfaceType;
const _errs14 = errors;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs15 = errors;
const vSchema0 = schema0.properties.interfaceType.enum;
if(!((((data6 === "ERP_DOWN") || (data6 === "ERP_UP")) || (data6 === "WCS_DOWN")) || (data6 === "WCS_UP"))){
const err16 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaceType.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.direction !== undefined){
let data7 = data.direction;
const _errs16 = errors;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs17 = errors;
const vSchema1 = schema0.properties.direction.enum;
if(!((data7 === "DOWN") || (data7 === "UP"))){
const err18 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema0.properties.direction.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.entityNo !== undefined){
let data8 = data.entityNo;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err19 = {instancePath:instancePath+"/entityNo",schemaPath:"#/properties/entityNo/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/entityNo",schemaPath:"#/properties/entityNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.status !== undefined){
let data9 = data.status;
const _errs20 = errors;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs21 = errors;
const vSchema2 = schema0.properties.status.enum;
if(!((((((data9 === "PENDING") || (data9 === "RUNNING")) || (data9 === "SUCCESS")) || (data9 === "FAILED")) || (data9 === "BLOCKED")) || (data9 === "CANCELLED"))){
const err22 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.failureCount !== undefined){
let data10 = data.failureCount;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/failureCount",schemaPath:"#/properties/failureCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs23 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/failureCount",schemaPath:"#/properties/failureCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid0 = _errs22 === errors;
}
if(data.failureReason !== undefined){
let data11 = data.failureReason;
const _errs24 = errors;
const _errs25 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 2000){
const err25 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err26 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.errorCode !== undefined){
let data12 = data.errorCode;
const _errs26 = errors;
const _errs27 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 60){
const err27 = {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err28 = {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs26 === errors;
}
if(data.idempotencyKey !== undefined){
let data13 = data.idempotencyKey;
const _errs28 = errors;
const _errs29 = errors;
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err29 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err30 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs28 === errors;
}
if(data.traceparent !== undefined){
let data14 = data.traceparent;
const _errs30 = errors;
const _errs31 = errors;
if(typeof data14 === "string"){
if(func1(data14) > 55){
const err31 = {instancePath:instancePath+"/traceparent",schemaPath:"#/properties/traceparent/maxLength",keyword:"maxLength",params:{limit: 55}};
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
const err32 = {instancePath:instancePath+"/traceparent",schemaPath:"#/properties/traceparent/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs30 === errors;
}
if(data.arrival !== undefined){
let data15 = data.arrival;
const _errs32 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err33 = {instancePath:instancePath+"/arrival",schemaPath:"#/properties/arrival/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs33 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err34 = {instancePath:instancePath+"/arrival",schemaPath:"#/properties/arrival/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid0 = _errs32 === errors;
}
if(data.createTime !== undefined){
let data16 = data.createTime;
const _errs34 = errors;
const _errs35 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err35 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/format",keyword:"format",params:{format: "date-time"}};
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
const err36 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs34 === errors;
}
if(data.lastRunTime !== undefined){
let data17 = data.lastRunTime;
const _errs36 = errors;
const _errs37 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
}
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err37 = {instancePath:instancePath+"/lastRunTime",schemaPath:"#/properties/lastRunTime/format",keyword:"format",params:{format: "date-time"}};
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
const err38 = {instancePath:instancePath+"/lastRunTime",schemaPath:"#/properties/lastRunTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs36 === errors;
}
if(data.nextRunTime !== undefined){
let data18 = data.nextRunTime;
const _errs38 = errors;
const _errs39 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
}
if(typeof data18 === "string"){
if(!(formats0.test(data18))){
const err39 = {instancePath:instancePath+"/nextRunTime",schemaPath:"#/properties/nextRunTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/nextRunTime",schemaPath:"#/properties/nextRunTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid0 = _errs38 === errors;
}
if(data.lastAction !== undefined){
let data19 = data.lastAction;
const _errs40 = errors;
const _errs41 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
const _errs42 = errors;
for(const key1 in data19){
if(!(((key1 === "by") || (key1 === "at")) || (key1 === "reason"))){
const err41 = {instancePath:instancePath+"/lastAction",schemaPath:"#/properties/lastAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data19.by !== undefined){
let data20 = data19.by;
const _errs43 = errors;
const _errs44 = errors;
if(typeof data20 === "string"){
if(func1(data20) > 60){
const err42 = {instancePath:instancePath+"/lastAction/by",schemaPath:"#/properties/lastAction/properties/by/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err43 = {instancePath:instancePath+"/lastAction/by",schemaPath:"#/properties/lastAction/properties/by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid1 = _errs43 === errors;
}
if(data19.at !== undefined){
let data21 = data19.at;
const _errs45 = errors;
const _errs46 = errors;
if((typeof data21 == "number") && (isFinite(data21))){
}
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err44 = {instancePath:instancePath+"/lastAction/at",schemaPath:"#/properties/lastAction/properties/at/format",keyword:"format",params:{format: "date-time"}};
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
const err45 = {instancePath:instancePath+"/lastAction/at",schemaPath:"#/properties/lastAction/properties/at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid1 = _errs45 === errors;
}
if(data19.reason !== undefined){
let data22 = data19.reason;
const _errs47 = errors;
const _errs48 = errors;
if(typeof data22 === "string"){
if(func1(data22) > 200){
const err46 = {instancePath:instancePath+"/lastAction/reason",schemaPath:"#/properties/lastAction/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err47 = {instancePath:instancePath+"/lastAction/reason",schemaPath:"#/properties/lastAction/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid1 = _errs47 === errors;
}
}
else {
const err48 = {instancePath:instancePath+"/lastAction",schemaPath:"#/properties/lastAction/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid0 = _errs40 === errors;
}
if(data.causeKey !== undefined){
let data23 = data.causeKey;
const _errs49 = errors;
const _errs50 = errors;
if(typeof data23 === "string"){
if(func1(data23) > 16){
const err49 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/maxLength",keyword:"maxLength",params:{limit: 16}};
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
const err50 = {instancePath:instancePath+"/causeKey",schemaPath:"#/properties/causeKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid0 = _errs49 === errors;
}
if(data.firstFailureTime !== undefined){
let data24 = data.firstFailureTime;
const _errs51 = errors;
const _errs52 = errors;
if((typeof data24 == "number") && (isFinite(data24))){
}
if(typeof data24 === "string"){
if(!(formats0.test(data24))){
const err51 = {instancePath:instancePath+"/firstFailureTime",schemaPath:"#/properties/firstFailureTime/format",keyword:"format",params:{format: "date-time"}};
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
const err52 = {instancePath:instancePath+"/firstFailureTime",schemaPath:"#/properties/firstFailureTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid0 = _errs51 === errors;
}
if(data.originalUuid !== undefined){
let data25 = data.originalUuid;
const _errs53 = errors;
const _errs54 = errors;
if(typeof data25 === "string"){
if(func1(data25) > 36){
const err53 = {instancePath:instancePath+"/originalUuid",schemaPath:"#/properties/originalUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err54 = {instancePath:instancePath+"/originalUuid",schemaPath:"#/properties/originalUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid0 = _errs53 === errors;
}
if(data.resentUuid !== undefined){
let data26 = data.resentUuid;
const _errs55 = errors;
const _errs56 = errors;
if(typeof data26 === "string"){
if(func1(data26) > 36){
const err55 = {instancePath:instancePath+"/resentUuid",schemaPath:"#/properties/resentUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err56 = {instancePath:instancePath+"/resentUuid",schemaPath:"#/properties/resentUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid0 = _errs55 === errors;
}
if(data.history !== undefined){
let data27 = data.history;
const _errs57 = errors;
const _errs58 = errors;
if(Array.isArray(data27)){
if(data27.length > 60){
const err57 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 60}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
let valid3 = true;
const len0 = data27.length;
for(let i0=0; i0<len0; i0++){
let data28 = data27[i0];
const _errs59 = errors;
const _errs60 = errors;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.kind === undefined){
const err58 = {instancePath:instancePath+"/history/" + i0,schemaPath:"#/properties/history/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data28.at === undefined){
const err59 = {instancePath:instancePath+"/history/" + i0,schemaPath:"#/properties/history/items/required",keyword:"required",params:{missingProperty: "at"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs61 = errors;
for(const key2 in data28){
if(!(func0.call(schema0.properties.history.items.properties, key2))){
const err60 = {instancePath:instancePath+"/history/" + i0,schemaPath:"#/properties/history/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data28.kind !== undefined){
let data29 = data28.kind;
const _errs62 = errors;
if(typeof data29 !== "string"){
const err61 = {instancePath:instancePath+"/history/" + i0+"/kind",schemaPath:"#/properties/history/items/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const _errs63 = errors;
const vSchema3 = schema0.properties.history.items.properties.kind.enum;
if(!((((((data29 === "RECEIVED") || (data29 === "ATTEMPT")) || (data29 === "RESET")) || (data29 === "CANCELLED")) || (data29 === "RESENT")) || (data29 === "INTERRUPTED"))){
const err62 = {instancePath:instancePath+"/history/" + i0+"/kind",schemaPath:"#/properties/history/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.history.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var valid4 = _errs62 === errors;
}
if(data28.at !== undefined){
let data30 = data28.at;
const _errs64 = errors;
const _errs65 = errors;
if((typeof data30 == "number") && (isFinite(data30))){
}
if(typeof data30 === "string"){
if(!(formats0.test(data30))){
const err63 = {instancePath:instancePath+"/history/" + i0+"/at",schemaPath:"#/properties/history/items/properties/at/format",keyword:"format",params:{format: "date-time"}};
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
const err64 = {instancePath:instancePath+"/history/" + i0+"/at",schemaPath:"#/properties/history/items/properties/at/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var valid4 = _errs64 === errors;
}
if(data28.by !== undefined){
let data31 = data28.by;
const _errs66 = errors;
const _errs67 = errors;
if(typeof data31 === "string"){
if(func1(data31) > 60){
const err65 = {instancePath:instancePath+"/history/" + i0+"/by",schemaPath:"#/properties/history/items/properties/by/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err66 = {instancePath:instancePath+"/history/" + i0+"/by",schemaPath:"#/properties/history/items/properties/by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var valid4 = _errs66 === errors;
}
if(data28.reason !== undefined){
let data32 = data28.reason;
const _errs68 = errors;
const _errs69 = errors;
if(typeof data32 === "string"){
if(func1(data32) > 200){
const err67 = {instancePath:instancePath+"/history/" + i0+"/reason",schemaPath:"#/properties/history/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err68 = {instancePath:instancePath+"/history/" + i0+"/reason",schemaPath:"#/properties/history/items/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var valid4 = _errs68 === errors;
}
if(data28.documentUuid !== undefined){
let data33 = data28.documentUuid;
const _errs70 = errors;
const _errs71 = errors;
if(typeof data33 === "string"){
if(func1(data33) > 36){
const err69 = {instancePath:instancePath+"/history/" + i0+"/documentUuid",schemaPath:"#/properties/history/items/properties/documentUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err70 = {instancePath:instancePath+"/history/" + i0+"/documentUuid",schemaPath:"#/properties/history/items/properties/documentUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var valid4 = _errs70 === errors;
}
if(data28.status !== undefined){
let data34 = data28.status;
const _errs72 = errors;
if(typeof data34 !== "string"){
const err71 = {instancePath:instancePath+"/history/" + i0+"/status",schemaPath:"#/properties/history/items/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const _errs73 = errors;
const vSchema4 = schema0.properties.history.items.properties.status.enum;
if(!(((data34 === "SUCCESS") || (data34 === "FAILED")) || (data34 === "BLOCKED"))){
const err72 = {instancePath:instancePath+"/history/" + i0+"/status",schemaPath:"#/properties/history/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.history.items.properties.status.enum}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var valid4 = _errs72 === errors;
}
if(data28.attempt !== undefined){
let data35 = data28.attempt;
const _errs74 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err73 = {instancePath:instancePath+"/history/" + i0+"/attempt",schemaPath:"#/properties/history/items/properties/attempt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const _errs75 = errors;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 1 || isNaN(data35)){
const err74 = {instancePath:instancePath+"/history/" + i0+"/attempt",schemaPath:"#/properties/history/items/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
var valid4 = _errs74 === errors;
}
if(data28.maxAttempts !== undefined){
let data36 = data28.maxAttempts;
const _errs76 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err75 = {instancePath:instancePath+"/history/" + i0+"/maxAttempts",schemaPath:"#/properties/history/items/properties/maxAttempts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
const _errs77 = errors;
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 1 || isNaN(data36)){
const err76 = {instancePath:instancePath+"/history/" + i0+"/maxAttempts",schemaPath:"#/properties/history/items/properties/maxAttempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
var valid4 = _errs76 === errors;
}
if(data28.elapsedMs !== undefined){
let data37 = data28.elapsedMs;
const _errs78 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err77 = {instancePath:instancePath+"/history/" + i0+"/elapsedMs",schemaPath:"#/properties/history/items/properties/elapsedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const _errs79 = errors;
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err78 = {instancePath:instancePath+"/history/" + i0+"/elapsedMs",schemaPath:"#/properties/history/items/properties/elapsedMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
var valid4 = _errs78 === errors;
}
if(data28.httpStatus !== undefined){
let data38 = data28.httpStatus;
const _errs80 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err79 = {instancePath:instancePath+"/history/" + i0+"/httpStatus",schemaPath:"#/properties/history/items/properties/httpStatus/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const _errs81 = errors;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 599 || isNaN(data38)){
const err80 = {instancePath:instancePath+"/history/" + i0+"/httpStatus",schemaPath:"#/properties/history/items/properties/httpStatus/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data38 < 100 || isNaN(data38)){
const err81 = {instancePath:instancePath+"/history/" + i0+"/httpStatus",schemaPath:"#/properties/history/items/properties/httpStatus/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
var valid4 = _errs80 === errors;
}
if(data28.errorCode !== undefined){
let data39 = data28.errorCode;
const _errs82 = errors;
const _errs83 = errors;
if(typeof data39 === "string"){
if(func1(data39) > 60){
const err82 = {instancePath:instancePath+"/history/" + i0+"/errorCode",schemaPath:"#/properties/history/items/properties/errorCode/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/history/" + i0+"/errorCode",schemaPath:"#/properties/history/items/properties/errorCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var valid4 = _errs82 === errors;
}
if(data28.message !== undefined){
let data40 = data28.message;
const _errs84 = errors;
const _errs85 = errors;
if(typeof data40 === "string"){
if(func1(data40) > 500){
const err84 = {instancePath:instancePath+"/history/" + i0+"/message",schemaPath:"#/properties/history/items/properties/message/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/history/" + i0+"/message",schemaPath:"#/properties/history/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var valid4 = _errs84 === errors;
}
if(data28.rule !== undefined){
let data41 = data28.rule;
const _errs86 = errors;
if(typeof data41 !== "string"){
const err86 = {instancePath:instancePath+"/history/" + i0+"/rule",schemaPath:"#/properties/history/items/properties/rule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
const _errs87 = errors;
const vSchema5 = schema0.properties.history.items.properties.rule.enum;
if(!(((data41 === "STATUS") || (data41 === "ANSWER")) || (data41 === "CONDITION"))){
const err87 = {instancePath:instancePath+"/history/" + i0+"/rule",schemaPath:"#/properties/history/items/properties/rule/enum",keyword:"enum",params:{allowedValues: schema0.properties.history.items.properties.rule.enum}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
var valid4 = _errs86 === errors;
}
if(data28.ruleText !== undefined){
let data42 = data28.ruleText;
const _errs88 = errors;
const _errs89 = errors;
if(typeof data42 === "string"){
if(func1(data42) > 300){
const err88 = {instancePath:instancePath+"/history/" + i0+"/ruleText",schemaPath:"#/properties/history/items/properties/ruleText/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/history/" + i0+"/ruleText",schemaPath:"#/properties/history/items/properties/ruleText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var valid4 = _errs88 === errors;
}
if(data28.nextRunTime !== undefined){
let data43 = data28.nextRunTime;
const _errs90 = errors;
const _errs91 = errors;
if((typeof data43 == "number") && (isFinite(data43))){
}
if(typeof data43 === "string"){
if(!(formats0.test(data43))){
const err90 = {instancePath:instancePath+"/history/" + i0+"/nextRunTime",schemaPath:"#/properties/history/items/properties/nextRunTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/history/" + i0+"/nextRunTime",schemaPath:"#/properties/history/items/properties/nextRunTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
var valid4 = _errs90 === errors;
}
if(data28.mappingLine !== undefined){
let data44 = data28.mappingLine;
const _errs92 = errors;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err92 = {instancePath:instancePath+"/history/" + i0+"/mappingLine",schemaPath:"#/properties/history/items/properties/mappingLine/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
const _errs93 = errors;
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 1 || isNaN(data44)){
const err93 = {instancePath:instancePath+"/history/" + i0+"/mappingLine",schemaPath:"#/properties/history/items/properties/mappingLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
var valid4 = _errs92 === errors;
}
if(data28.callUuid !== undefined){
let data45 = data28.callUuid;
const _errs94 = errors;
const _errs95 = errors;
if(typeof data45 === "string"){
if(func1(data45) > 36){
const err94 = {instancePath:instancePath+"/history/" + i0+"/callUuid",schemaPath:"#/properties/history/items/properties/callUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/history/" + i0+"/callUuid",schemaPath:"#/properties/history/items/properties/callUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
var valid4 = _errs94 === errors;
}
}
else {
const err96 = {instancePath:instancePath+"/history/" + i0,schemaPath:"#/properties/history/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
var valid2 = _errs59 === errors;
if(!valid2){
valid3 = false;
}
}
}
else {
const err97 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
var valid0 = _errs57 === errors;
}
if(data.interfaceDebug !== undefined){
let data46 = data.interfaceDebug;
const _errs96 = errors;
if(typeof data46 !== "boolean"){
const err98 = {instancePath:instancePath+"/interfaceDebug",schemaPath:"#/properties/interfaceDebug/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
const _errs97 = errors;
var valid0 = _errs96 === errors;
}
if(data.data !== undefined){
let data47 = data.data;
const _errs98 = errors;
const _errs99 = errors;
if(typeof data47 === "string"){
if(func1(data47) > 1000000){
const err99 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err100 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
var valid0 = _errs98 === errors;
}
if(data.version !== undefined){
let data48 = data.version;
const _errs100 = errors;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err101 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
const _errs101 = errors;
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
const err102 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
var valid0 = _errs100 === errors;
}
}
else {
const err103 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
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
  "15814574": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
