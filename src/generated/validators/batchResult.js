// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"done":{"type":"integer","minimum":0},"skipped":{"type":"array","maxItems":100000,"items":{"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"name":{"type":"string","maxLength":200},"reason":{"type":"string","maxLength":500}},"required":["uuid","reason"],"additionalProperties":false}}},"required":["done","skipped"],"additionalProperties":false,"$id":"v0"};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.done === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "done"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.skipped === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skipped"}};
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
if(!((key0 === "done") || (key0 === "skipped"))){
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
if(data.done !== undefined){
let data0 = data.done;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs3 = errors;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.skipped !== undefined){
let data1 = data.skipped;
const _errs4 = errors;
const _errs5 = errors;
if(Array.isArray(data1)){
if(data1.length > 100000){
const err5 = {instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/maxItems",keyword:"maxItems",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.uuid === undefined){
const err6 = {instancePath:instancePath+"/skipped/" + i0,schemaPath:"#/properties/skipped/items/required",keyword:"required",params:{missingProperty: "uuid"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.reason === undefined){
const err7 = {instancePath:instancePath+"/skipped/" + i0,schemaPath:"#/properties/skipped/items/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs8 = errors;
for(const key1 in data2){
if(!(((key1 === "uuid") || (key1 === "name")) || (key1 === "reason"))){
const err8 = {instancePath:instancePath+"/skipped/" + i0,schemaPath:"#/properties/skipped/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.uuid !== undefined){
let data3 = data2.uuid;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 36){
const err9 = {instancePath:instancePath+"/skipped/" + i0+"/uuid",schemaPath:"#/properties/skipped/items/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err10 = {instancePath:instancePath+"/skipped/" + i0+"/uuid",schemaPath:"#/properties/skipped/items/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid3 = _errs9 === errors;
}
if(data2.name !== undefined){
let data4 = data2.name;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 200){
const err11 = {instancePath:instancePath+"/skipped/" + i0+"/name",schemaPath:"#/properties/skipped/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err12 = {instancePath:instancePath+"/skipped/" + i0+"/name",schemaPath:"#/properties/skipped/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid3 = _errs11 === errors;
}
if(data2.reason !== undefined){
let data5 = data2.reason;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 500){
const err13 = {instancePath:instancePath+"/skipped/" + i0+"/reason",schemaPath:"#/properties/skipped/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}};
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
const err14 = {instancePath:instancePath+"/skipped/" + i0+"/reason",schemaPath:"#/properties/skipped/items/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid3 = _errs13 === errors;
}
}
else {
const err15 = {instancePath:instancePath+"/skipped/" + i0,schemaPath:"#/properties/skipped/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid1 = _errs6 === errors;
if(!valid1){
valid2 = false;
}
}
}
else {
const err16 = {instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs4 === errors;
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
  "-d62b15c": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
