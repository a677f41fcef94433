// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"kind":{"type":"string","enum":["alarmRule","articleItemProcessingConfig","auth","company","dailySettlementConfig","dataSource","erp","globalConfig","ignoreStockBinUsageConfig","ignoreUpdateConfig","interface","partnerKey","processSchemeIgnoreConfig","robot","securityConfig","uploadConfig"]},"recordUuid":{"type":"string","maxLength":36},"recordName":{"type":"string","maxLength":100},"action":{"type":"string","enum":["create","modify","remove","restore","restoreVersion","online","offline","suspend","resume","debug","unDebug","disable","enable","rotate","revoke","copy","import","export"]},"loginId":{"type":"string","maxLength":60},"time":{"type":"string","format":"date-time"},"changes":{"type":"array","maxItems":500,"items":{"type":"object","properties":{"field":{"type":"string","maxLength":200},"before":{"type":"string","maxLength":10000},"after":{"type":"string","maxLength":10000}},"required":["field"],"additionalProperties":false}},"record":{"type":"string","maxLength":8000000}},"required":["kind","recordUuid","action","loginId","time"],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const formats0 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.recordUuid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recordUuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.action === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.loginId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loginId"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.time === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const err6 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err7 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
const err8 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err9 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.kind !== undefined){
let data2 = data.kind;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs7 = errors;
const vSchema0 = schema0.properties.kind.enum;
if(!((((((((((((((((data2 === "alarmRule") || (data2 === "articleItemProcessingConfig")) || (data2 === "auth")) || (data2 === "company")) || (data2 === "dailySettlementConfig")) || (data2 === "dataSource")) || (data2 === "erp")) || (data2 === "globalConfig")) || (data2 === "ignoreStockBinUsageConfig")) || (data2 === "ignoreUpdateConfig")) || (data2 === "interface")) || (data2 === "partnerKey")) || (data2 === "processSchemeIgnoreConfig")) || (data2 === "robot")) || (data2 === "securityConfig")) || (data2 === "uploadConfig"))){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.recordUuid !== undefined){
let data3 = data.recordUuid;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 36){
const err12 = {instancePath:instancePath+"/recordUuid",schemaPath:"#/properties/recordUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err13 = {instancePath:instancePath+"/recordUuid",schemaPath:"#/properties/recordUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.recordName !== undefined){
let data4 = data.recordName;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err14 = {instancePath:instancePath+"/recordName",schemaPath:"#/properties/recordName/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err15 = {instancePath:instancePath+"/recordName",schemaPath:"#/properties/recordName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.action !== undefined){
let data5 = data.action;
const _errs12 = errors;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs13 = errors;
const vSchema1 = schema0.properties.action.enum;
if(!((((((((((((((((((data5 === "create") || (data5 === "modify")) || (data5 === "remove")) || (data5 === "restore")) || (data5 === "restoreVersion")) || (data5 === "online")) || (data5 === "offline")) || (data5 === "suspend")) || (data5 === "resume")) || (data5 === "debug")) || (data5 === "unDebug")) || (data5 === "disable")) || (data5 === "enable")) || (data5 === "rotate")) || (data5 === "revoke")) || (data5 === "copy")) || (data5 === "import")) || (data5 === "export"))){
const err17 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema0.properties.action.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.loginId !== undefined){
let data6 = data.loginId;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err18 = {instancePath:instancePath+"/loginId",schemaPath:"#/properties/loginId/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err19 = {instancePath:instancePath+"/loginId",schemaPath:"#/properties/loginId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.time !== undefined){
let data7 = data.time;
const _errs16 = errors;
const _errs17 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
}
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err20 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/format",keyword:"format",params:{format: "date-time"}};
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
const err21 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.changes !== undefined){
let data8 = data.changes;
const _errs18 = errors;
const _errs19 = errors;
if(Array.isArray(data8)){
if(data8.length > 500){
const err22 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/maxItems",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
let valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs20 = errors;
const _errs21 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.field === undefined){
const err23 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs22 = errors;
for(const key1 in data9){
if(!(((key1 === "field") || (key1 === "before")) || (key1 === "after"))){
const err24 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.field !== undefined){
let data10 = data9.field;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err25 = {instancePath:instancePath+"/changes/" + i0+"/field",schemaPath:"#/properties/changes/items/properties/field/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err26 = {instancePath:instancePath+"/changes/" + i0+"/field",schemaPath:"#/properties/changes/items/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid3 = _errs23 === errors;
}
if(data9.before !== undefined){
let data11 = data9.before;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 10000){
const err27 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/maxLength",keyword:"maxLength",params:{limit: 10000}};
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
const err28 = {instancePath:instancePath+"/changes/" + i0+"/before",schemaPath:"#/properties/changes/items/properties/before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid3 = _errs25 === errors;
}
if(data9.after !== undefined){
let data12 = data9.after;
const _errs27 = errors;
const _errs28 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 10000){
const err29 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/maxLength",keyword:"maxLength",params:{limit: 10000}};
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
const err30 = {instancePath:instancePath+"/changes/" + i0+"/after",schemaPath:"#/properties/changes/items/properties/after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid3 = _errs27 === errors;
}
}
else {
const err31 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid1 = _errs20 === errors;
if(!valid1){
valid2 = false;
}
}
}
else {
const err32 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.record !== undefined){
let data13 = data.record;
const _errs29 = errors;
const _errs30 = errors;
if(typeof data13 === "string"){
if(func1(data13) > 8000000){
const err33 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/maxLength",keyword:"maxLength",params:{limit: 8000000}};
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
const err34 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs29 === errors;
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
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
  "6b8e0dfa": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
