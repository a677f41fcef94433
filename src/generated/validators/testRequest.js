// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"url":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^https?://[^\\s/?#]+\\S*$"},"type":{"type":"string","default":"POST","enum":["GET","POST","PUT","DELETE"]},"headers":{"type":"string","maxLength":200,"pattern":"^[!-~]([ -~]*[!-~])?$"},"headersSet":{"type":"boolean"},"clearHeaders":{"type":"boolean"},"parameters":{"type":"string","maxLength":1000000}},"required":["url","type"],"additionalProperties":false,"$id":"v0"};

const pattern0 = new RegExp("^https?://[^\\s/?#]+\\S*$", "u");
const pattern1 = new RegExp("^[!-~]([ -~]*[!-~])?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
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
if(!((((((key0 === "url") || (key0 === "type")) || (key0 === "headers")) || (key0 === "headersSet")) || (key0 === "clearHeaders")) || (key0 === "parameters"))){
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
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+\\S*$"}};
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
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs5 = errors;
const vSchema0 = schema0.properties.type.enum;
if(!((((data1 === "GET") || (data1 === "POST")) || (data1 === "PUT")) || (data1 === "DELETE"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.headers !== undefined){
let data2 = data.headers;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err9 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data2)){
const err10 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/pattern",keyword:"pattern",params:{pattern: "^[!-~]([ -~]*[!-~])?$"}};
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
const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "string"}};
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
if(data.headersSet !== undefined){
let data3 = data.headersSet;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
const err12 = {instancePath:instancePath+"/headersSet",schemaPath:"#/properties/headersSet/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs9 = errors;
var valid0 = _errs8 === errors;
}
if(data.clearHeaders !== undefined){
let data4 = data.clearHeaders;
const _errs10 = errors;
if(typeof data4 !== "boolean"){
const err13 = {instancePath:instancePath+"/clearHeaders",schemaPath:"#/properties/clearHeaders/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs11 = errors;
var valid0 = _errs10 === errors;
}
if(data.parameters !== undefined){
let data5 = data.parameters;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 1000000){
const err14 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err15 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs12 === errors;
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"properties":{"type":{"not":{"const":"GET"}}},"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
const _errs1 = errors;
const _errs2 = errors;
if("GET" !== data0){
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
if(errors === _errs2){
}
var valid1 = _errs2 === errors;
if(valid1){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs0 === errors;
}
}
validate1.errors = vErrors;
return errors === 0;
}


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-6262e1bc": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {
  "parameters": v1,
};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
