// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"companyUuid":{"type":"string","maxLength":36},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]},"menuName":{"type":"string","maxLength":30},"dcCode":{"type":"string","maxLength":30},"carrierCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"uuids":{"type":"array","minItems":1,"maxItems":10000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":36}}},"required":["uuids"],"additionalProperties":false,"$id":"v0"};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
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
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "companyUuid") || (key0 === "interfaceType")) || (key0 === "menuName")) || (key0 === "dcCode")) || (key0 === "carrierCode")) || (key0 === "ownerCode")) || (key0 === "uuids"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 36){
const err2 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.interfaceType !== undefined){
let data1 = data.interfaceType;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs5 = errors;
const vSchema0 = schema0.properties.interfaceType.enum;
if(!((((data1 === "ERP_DOWN") || (data1 === "ERP_UP")) || (data1 === "WCS_DOWN")) || (data1 === "WCS_UP"))){
const err5 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaceType.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.menuName !== undefined){
let data2 = data.menuName;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 30){
const err6 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err7 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/type",keyword:"type",params:{type: "string"}};
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
if(data.dcCode !== undefined){
let data3 = data.dcCode;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 30){
const err8 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err9 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
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
if(data.carrierCode !== undefined){
let data4 = data.carrierCode;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 30){
const err10 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/type",keyword:"type",params:{type: "string"}};
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
if(data.ownerCode !== undefined){
let data5 = data.ownerCode;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 30){
const err12 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err13 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
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
if(data.uuids !== undefined){
let data6 = data.uuids;
const _errs14 = errors;
const _errs15 = errors;
if(Array.isArray(data6)){
if(data6.length > 10000){
const err14 = {instancePath:instancePath+"/uuids",schemaPath:"#/properties/uuids/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.length < 1){
const err15 = {instancePath:instancePath+"/uuids",schemaPath:"#/properties/uuids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 36){
const err16 = {instancePath:instancePath+"/uuids/" + i0,schemaPath:"#/properties/uuids/items/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func0(data7) < 1){
const err17 = {instancePath:instancePath+"/uuids/" + i0,schemaPath:"#/properties/uuids/items/minLength",keyword:"minLength",params:{limit: 1}};
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
var valid1 = _errs16 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data6.length;
let j0;
valid3 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
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
valid3 = false;
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
var valid0 = _errs14 === errors;
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
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
  "42d5fe85": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
