// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"dcCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]},"direction":{"type":"string","enum":["DOWN","UP"]},"entityNo":{"type":"string","maxLength":100},"status":{"type":"string","enum":["PENDING","RUNNING","SUCCESS","FAILED","BLOCKED","CANCELLED"]},"failureCount":{"type":"integer","minimum":0},"failureReason":{"type":"string","maxLength":2000},"errorCode":{"type":"string","maxLength":60},"idempotencyKey":{"type":"string","maxLength":200},"arrival":{"type":"integer","minimum":1},"createTime":{"type":"string","format":"date-time"},"lastRunTime":{"type":"string","format":"date-time"},"nextRunTime":{"type":"string","format":"date-time"},"lastAction":{"type":"object","properties":{"by":{"type":"string","maxLength":60},"at":{"type":"string","format":"date-time"},"reason":{"type":"string","maxLength":200}},"additionalProperties":false},"interfaceDebug":{"type":"boolean"},"data":{"type":"string","maxLength":1000000},"version":{"type":"integer","minimum":0}},"required":["interfaceUuid","entityNo"],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const formats0 = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i;

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
if(data.arrival !== undefined){
let data14 = data.arrival;
const _errs30 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err31 = {instancePath:instancePath+"/arrival",schemaPath:"#/properties/arrival/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs31 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err32 = {instancePath:instancePath+"/arrival",schemaPath:"#/properties/arrival/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid0 = _errs30 === errors;
}
if(data.createTime !== undefined){
let data15 = data.createTime;
const _errs32 = errors;
const _errs33 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err33 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/format",keyword:"format",params:{format: "date-time"}};
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
const err34 = {instancePath:instancePath+"/createTime",schemaPath:"#/properties/createTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs32 === errors;
}
if(data.lastRunTime !== undefined){
let data16 = data.lastRunTime;
const _errs34 = errors;
const _errs35 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err35 = {instancePath:instancePath+"/lastRunTime",schemaPath:"#/properties/lastRunTime/format",keyword:"format",params:{format: "date-time"}};
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
const err36 = {instancePath:instancePath+"/lastRunTime",schemaPath:"#/properties/lastRunTime/type",keyword:"type",params:{type: "string"}};
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
if(data.nextRunTime !== undefined){
let data17 = data.nextRunTime;
const _errs36 = errors;
const _errs37 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
}
if(typeof data17 === "string"){
if(!(formats0.test(data17))){
const err37 = {instancePath:instancePath+"/nextRunTime",schemaPath:"#/properties/nextRunTime/format",keyword:"format",params:{format: "date-time"}};
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
const err38 = {instancePath:instancePath+"/nextRunTime",schemaPath:"#/properties/nextRunTime/type",keyword:"type",params:{type: "string"}};
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
if(data.lastAction !== undefined){
let data18 = data.lastAction;
const _errs38 = errors;
const _errs39 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
const _errs40 = errors;
for(const key1 in data18){
if(!(((key1 === "by") || (key1 === "at")) || (key1 === "reason"))){
const err39 = {instancePath:instancePath+"/lastAction",schemaPath:"#/properties/lastAction/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data18.by !== undefined){
let data19 = data18.by;
const _errs41 = errors;
const _errs42 = errors;
if(typeof data19 === "string"){
if(func1(data19) > 60){
const err40 = {instancePath:instancePath+"/lastAction/by",schemaPath:"#/properties/lastAction/properties/by/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err41 = {instancePath:instancePath+"/lastAction/by",schemaPath:"#/properties/lastAction/properties/by/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid1 = _errs41 === errors;
}
if(data18.at !== undefined){
let data20 = data18.at;
const _errs43 = errors;
const _errs44 = errors;
if((typeof data20 == "number") && (isFinite(data20))){
}
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err42 = {instancePath:instancePath+"/lastAction/at",schemaPath:"#/properties/lastAction/properties/at/format",keyword:"format",params:{format: "date-time"}};
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
const err43 = {instancePath:instancePath+"/lastAction/at",schemaPath:"#/properties/lastAction/properties/at/type",keyword:"type",params:{type: "string"}};
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
if(data18.reason !== undefined){
let data21 = data18.reason;
const _errs45 = errors;
const _errs46 = errors;
if(typeof data21 === "string"){
if(func1(data21) > 200){
const err44 = {instancePath:instancePath+"/lastAction/reason",schemaPath:"#/properties/lastAction/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err45 = {instancePath:instancePath+"/lastAction/reason",schemaPath:"#/properties/lastAction/properties/reason/type",keyword:"type",params:{type: "string"}};
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
}
else {
const err46 = {instancePath:instancePath+"/lastAction",schemaPath:"#/properties/lastAction/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid0 = _errs38 === errors;
}
if(data.interfaceDebug !== undefined){
let data22 = data.interfaceDebug;
const _errs47 = errors;
if(typeof data22 !== "boolean"){
const err47 = {instancePath:instancePath+"/interfaceDebug",schemaPath:"#/properties/interfaceDebug/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs48 = errors;
var valid0 = _errs47 === errors;
}
if(data.data !== undefined){
let data23 = data.data;
const _errs49 = errors;
const _errs50 = errors;
if(typeof data23 === "string"){
if(func1(data23) > 1000000){
const err48 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err49 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid0 = _errs49 === errors;
}
if(data.version !== undefined){
let data24 = data.version;
const _errs51 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err50 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs52 = errors;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
const err51 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var valid0 = _errs51 === errors;
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}


/** @type {import('../../contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('../../contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-33d18bbd": v0,
};

/** @type {import('../../contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('../../contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
