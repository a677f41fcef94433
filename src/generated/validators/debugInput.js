// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"interfaceUuid":{"type":"string","minLength":1,"maxLength":36},"inputType":{"type":"string","default":"ORDER","enum":["ORDER","DATA"]},"orderNumber":{"type":"string","minLength":1,"maxLength":100},"data":{"type":"string","minLength":1,"maxLength":1000000},"send":{"type":"boolean","default":false}},"required":["interfaceUuid","inputType"],"allOf":[{"if":{"properties":{"inputType":{"const":"ORDER"}}},"then":{"required":["orderNumber"]}},{"if":{"properties":{"inputType":{"const":"DATA"}},"required":["inputType"]},"then":{"required":["data"]}}],"additionalProperties":false,"$id":"v0"};


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
if(data.inputType !== undefined){
let data0 = data.inputType;
const _errs4 = errors;
if("ORDER" !== data0){
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
if(data.orderNumber === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "orderNumber"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs1 === errors;
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.inputType === undefined) && (missing0 = "inputType")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.inputType !== undefined){
let data1 = data.inputType;
const _errs9 = errors;
if("DATA" !== data1){
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
if(errors === _errs9){
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
}
}
}
if(errors === _errs8){
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err5 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
}
if(!valid3){
const err6 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs6 === errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceUuid === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceUuid"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.inputType === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inputType"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs11 = errors;
for(const key0 in data){
if(!(((((key0 === "interfaceUuid") || (key0 === "inputType")) || (key0 === "orderNumber")) || (key0 === "data")) || (key0 === "send"))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.interfaceUuid !== undefined){
let data2 = data.interfaceUuid;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 36){
const err10 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/minLength",keyword:"minLength",params:{limit: 1}};
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
var valid5 = _errs12 === errors;
}
if(data.inputType !== undefined){
let data3 = data.inputType;
const _errs14 = errors;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/inputType",schemaPath:"#/properties/inputType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs15 = errors;
const vSchema0 = schema0.properties.inputType.enum;
if(!((data3 === "ORDER") || (data3 === "DATA"))){
const err14 = {instancePath:instancePath+"/inputType",schemaPath:"#/properties/inputType/enum",keyword:"enum",params:{allowedValues: schema0.properties.inputType.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid5 = _errs14 === errors;
}
if(data.orderNumber !== undefined){
let data4 = data.orderNumber;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 100){
const err15 = {instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func0(data4) < 1){
const err16 = {instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/minLength",keyword:"minLength",params:{limit: 1}};
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
const err17 = {instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid5 = _errs16 === errors;
}
if(data.data !== undefined){
let data5 = data.data;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 1000000){
const err18 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 1000000}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func0(data5) < 1){
const err19 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1}};
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
const err20 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid5 = _errs18 === errors;
}
if(data.send !== undefined){
let data6 = data.send;
const _errs20 = errors;
if(typeof data6 !== "boolean"){
const err21 = {instancePath:instancePath+"/send",schemaPath:"#/properties/send/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs21 = errors;
var valid5 = _errs20 === errors;
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"properties":{"inputType":{"const":"ORDER"}},"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.inputType !== undefined){
let data0 = data.inputType;
const _errs0 = errors;
if("ORDER" !== data0){
const err0 = {instancePath:instancePath+"/inputType",schemaPath:"#/properties/inputType/const",keyword:"const",params:{allowedValue: "ORDER"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid0 = _errs0 === errors;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const v2 = validate2;
const schema2 = {"properties":{"inputType":{"const":"DATA"}},"required":["inputType"],"$id":"v2"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v2" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.inputType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inputType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.inputType !== undefined){
let data0 = data.inputType;
const _errs0 = errors;
if("DATA" !== data0){
const err1 = {instancePath:instancePath+"/inputType",schemaPath:"#/properties/inputType/const",keyword:"const",params:{allowedValue: "DATA"}};
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
  "5cc4106f": v0,
  "1cd46bf8": v1,
  "-26cd7a87": v2,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {
  "orderNumber": v1,
  "data": v2,
};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
