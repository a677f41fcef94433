// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"name":{"type":"string","minLength":1,"maxLength":30},"erpType":{"type":"string","minLength":1,"maxLength":30},"basePath":{"type":"string","minLength":1,"maxLength":200,"pattern":"^https?://[^\\s/?#]+[^\\s]*$"},"dataSourceUuid":{"type":"string","minLength":1,"maxLength":36},"authUuid":{"type":"string","minLength":1,"maxLength":36},"remarks":{"type":"string","maxLength":200},"extendInfo":{"type":"array","maxItems":50,"items":{"type":"object","properties":{"parameterName":{"type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"parameterValue":{"type":"string","maxLength":500}},"required":["parameterName"],"additionalProperties":false}},"version":{"type":"integer","minimum":0},"modifiedAt":{"type":"string","format":"date-time"}},"required":["name","erpType","basePath","dataSourceUuid","authUuid"],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const pattern0 = new RegExp("^https?://[^\\s/?#]+[^\\s]*$", "u");
const pattern1 = new RegExp("\\S", "u");
const formats0 = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.erpType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "erpType"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.basePath === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basePath"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.dataSourceUuid === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataSourceUuid"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.authUuid === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authUuid"}};
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
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 30){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.erpType !== undefined){
let data3 = data.erpType;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 30){
const err13 = {instancePath:instancePath+"/erpType",schemaPath:"#/properties/erpType/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/erpType",schemaPath:"#/properties/erpType/minLength",keyword:"minLength",params:{limit: 1}};
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
const err15 = {instancePath:instancePath+"/erpType",schemaPath:"#/properties/erpType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.basePath !== undefined){
let data4 = data.basePath;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 200){
const err16 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data4) < 1){
const err17 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern0.test(data4)){
const err18 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+[^\\s]*$"}};
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
const err19 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.dataSourceUuid !== undefined){
let data5 = data.dataSourceUuid;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 36){
const err20 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data5) < 1){
const err21 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.authUuid !== undefined){
let data6 = data.authUuid;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 36){
const err23 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data6) < 1){
const err24 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/minLength",keyword:"minLength",params:{limit: 1}};
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
var valid0 = _errs14 === errors;
}
if(data.remarks !== undefined){
let data7 = data.remarks;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err26 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err27 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.extendInfo !== undefined){
let data8 = data.extendInfo;
const _errs18 = errors;
const _errs19 = errors;
if(Array.isArray(data8)){
if(data8.length > 50){
const err28 = {instancePath:instancePath+"/extendInfo",schemaPath:"#/properties/extendInfo/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
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
if(data9.parameterName === undefined){
const err29 = {instancePath:instancePath+"/extendInfo/" + i0,schemaPath:"#/properties/extendInfo/items/required",keyword:"required",params:{missingProperty: "parameterName"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs22 = errors;
for(const key1 in data9){
if(!((key1 === "parameterName") || (key1 === "parameterValue"))){
const err30 = {instancePath:instancePath+"/extendInfo/" + i0,schemaPath:"#/properties/extendInfo/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.parameterName !== undefined){
let data10 = data9.parameterName;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 100){
const err31 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterName",schemaPath:"#/properties/extendInfo/items/properties/parameterName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data10) < 1){
const err32 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterName",schemaPath:"#/properties/extendInfo/items/properties/parameterName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern1.test(data10)){
const err33 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterName",schemaPath:"#/properties/extendInfo/items/properties/parameterName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err34 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterName",schemaPath:"#/properties/extendInfo/items/properties/parameterName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid3 = _errs23 === errors;
}
if(data9.parameterValue !== undefined){
let data11 = data9.parameterValue;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err35 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterValue",schemaPath:"#/properties/extendInfo/items/properties/parameterValue/maxLength",keyword:"maxLength",params:{limit: 500}};
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
const err36 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterValue",schemaPath:"#/properties/extendInfo/items/properties/parameterValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid3 = _errs25 === errors;
}
}
else {
const err37 = {instancePath:instancePath+"/extendInfo/" + i0,schemaPath:"#/properties/extendInfo/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
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
const err38 = {instancePath:instancePath+"/extendInfo",schemaPath:"#/properties/extendInfo/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.version !== undefined){
let data12 = data.version;
const _errs27 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err39 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs28 = errors;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err40 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var valid0 = _errs27 === errors;
}
if(data.modifiedAt !== undefined){
let data13 = data.modifiedAt;
const _errs29 = errors;
const _errs30 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
}
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err41 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid0 = _errs29 === errors;
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
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
  "1abcb8e5": v0,
};

/** @type {import('../../contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('../../contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
