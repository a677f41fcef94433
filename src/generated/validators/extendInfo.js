// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"array","maxItems":50,"items":{"type":"object","properties":{"parameterName":{"type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"parameterValue":{"type":"string","maxLength":500},"secret":{"type":"string","default":"AUTO","enum":["AUTO","YES","NO"]},"parameterValueSet":{"type":"boolean"}},"required":["parameterName"],"additionalProperties":false},"$id":"v0"};

const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.parameterName === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "parameterName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs3 = errors;
for(const key0 in data0){
if(!((((key0 === "parameterName") || (key0 === "parameterValue")) || (key0 === "secret")) || (key0 === "parameterValueSet"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.parameterName !== undefined){
let data1 = data0.parameterName;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err3 = {instancePath:instancePath+"/" + i0+"/parameterName",schemaPath:"#/items/properties/parameterName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data1) < 1){
const err4 = {instancePath:instancePath+"/" + i0+"/parameterName",schemaPath:"#/items/properties/parameterName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/" + i0+"/parameterName",schemaPath:"#/items/properties/parameterName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err6 = {instancePath:instancePath+"/" + i0+"/parameterName",schemaPath:"#/items/properties/parameterName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid2 = _errs4 === errors;
}
if(data0.parameterValue !== undefined){
let data2 = data0.parameterValue;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 500){
const err7 = {instancePath:instancePath+"/" + i0+"/parameterValue",schemaPath:"#/items/properties/parameterValue/maxLength",keyword:"maxLength",params:{limit: 500}};
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
const err8 = {instancePath:instancePath+"/" + i0+"/parameterValue",schemaPath:"#/items/properties/parameterValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid2 = _errs6 === errors;
}
if(data0.secret !== undefined){
let data3 = data0.secret;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/" + i0+"/secret",schemaPath:"#/items/properties/secret/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs9 = errors;
const vSchema0 = schema0.items.properties.secret.enum;
if(!(((data3 === "AUTO") || (data3 === "YES")) || (data3 === "NO"))){
const err10 = {instancePath:instancePath+"/" + i0+"/secret",schemaPath:"#/items/properties/secret/enum",keyword:"enum",params:{allowedValues: schema0.items.properties.secret.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid2 = _errs8 === errors;
}
if(data0.parameterValueSet !== undefined){
let data4 = data0.parameterValueSet;
const _errs10 = errors;
if(typeof data4 !== "boolean"){
const err11 = {instancePath:instancePath+"/" + i0+"/parameterValueSet",schemaPath:"#/items/properties/parameterValueSet/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs11 = errors;
var valid2 = _errs10 === errors;
}
}
else {
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
valid1 = false;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
  "3cdfb6d9": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
