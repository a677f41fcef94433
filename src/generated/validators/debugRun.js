// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"success":{"type":"boolean"},"message":{"type":"string","maxLength":2000},"steps":{"type":"array","maxItems":5000,"items":{"type":"object","properties":{"lineNo":{"type":"integer","minimum":1},"targetField":{"type":"string","maxLength":200},"functionType":{"type":"string","enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","CUSTOM","REPLACE","CURRENT_TIME","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"]},"input":{"type":"string","maxLength":100000},"output":{"type":"string","maxLength":100000},"error":{"type":"string","maxLength":2000}},"required":["lineNo","targetField","functionType"],"additionalProperties":false}},"request":{"type":"string","maxLength":1000000},"response":{"type":"string","maxLength":1000000},"elapsedMs":{"type":"integer","minimum":0}},"required":["success","steps","elapsedMs"],"additionalProperties":false,"$id":"v0"};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.elapsedMs === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "elapsedMs"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "success") || (key0 === "message")) || (key0 === "steps")) || (key0 === "request")) || (key0 === "response")) || (key0 === "elapsedMs"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err4 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.steps !== undefined){
let data2 = data.steps;
if(Array.isArray(data2)){
if(data2.length > 5000){
const err7 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.lineNo === undefined){
const err8 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "lineNo"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.targetField === undefined){
const err9 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "targetField"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.functionType === undefined){
const err10 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "functionType"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(!((((((key1 === "lineNo") || (key1 === "targetField")) || (key1 === "functionType")) || (key1 === "input")) || (key1 === "output")) || (key1 === "error"))){
const err11 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.lineNo !== undefined){
let data4 = data3.lineNo;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/lineNo",schemaPath:"#/properties/steps/items/properties/lineNo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/steps/" + i0+"/lineNo",schemaPath:"#/properties/steps/items/properties/lineNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data3.targetField !== undefined){
let data5 = data3.targetField;
if(typeof data5 === "string"){
if(func0(data5) > 200){
const err14 = {instancePath:instancePath+"/steps/" + i0+"/targetField",schemaPath:"#/properties/steps/items/properties/targetField/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err15 = {instancePath:instancePath+"/steps/" + i0+"/targetField",schemaPath:"#/properties/steps/items/properties/targetField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.functionType !== undefined){
let data6 = data3.functionType;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/steps/" + i0+"/functionType",schemaPath:"#/properties/steps/items/properties/functionType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((((((((((data6 === "REGULAR") || (data6 === "CONCATENATE")) || (data6 === "CONNECT")) || (data6 === "EXTRACT")) || (data6 === "DEFAULT_VALUE")) || (data6 === "NEGATE")) || (data6 === "CUSTOM")) || (data6 === "REPLACE")) || (data6 === "CURRENT_TIME")) || (data6 === "FORMAT_TIME")) || (data6 === "GROUP")) || (data6 === "FIXED_VALUE")) || (data6 === "SUB_TABLE")) || (data6 === "SUB_QUERY")) || (data6 === "POST_CUSTOM"))){
const err17 = {instancePath:instancePath+"/steps/" + i0+"/functionType",schemaPath:"#/properties/steps/items/properties/functionType/enum",keyword:"enum",params:{allowedValues: schema0.properties.steps.items.properties.functionType.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.input !== undefined){
let data7 = data3.input;
if(typeof data7 === "string"){
if(func0(data7) > 100000){
const err18 = {instancePath:instancePath+"/steps/" + i0+"/input",schemaPath:"#/properties/steps/items/properties/input/maxLength",keyword:"maxLength",params:{limit: 100000}};
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
const err19 = {instancePath:instancePath+"/steps/" + i0+"/input",schemaPath:"#/properties/steps/items/properties/input/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.output !== undefined){
let data8 = data3.output;
if(typeof data8 === "string"){
if(func0(data8) > 100000){
const err20 = {instancePath:instancePath+"/steps/" + i0+"/output",schemaPath:"#/properties/steps/items/properties/output/maxLength",keyword:"maxLength",params:{limit: 100000}};
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
const err21 = {instancePath:instancePath+"/steps/" + i0+"/output",schemaPath:"#/properties/steps/items/properties/output/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.error !== undefined){
let data9 = data3.error;
if(typeof data9 === "string"){
if(func0(data9) > 2000){
const err22 = {instancePath:instancePath+"/steps/" + i0+"/error",schemaPath:"#/properties/steps/items/properties/error/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/steps/" + i0+"/error",schemaPath:"#/properties/steps/items/properties/error/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.request !== undefined){
let data10 = data.request;
if(typeof data10 === "string"){
if(func0(data10) > 1000000){
const err26 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err27 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.response !== undefined){
let data11 = data.response;
if(typeof data11 === "string"){
if(func0(data11) > 1000000){
const err28 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/maxLength",keyword:"maxLength",params:{limit: 1000000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.elapsedMs !== undefined){
let data12 = data.elapsedMs;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err30 = {instancePath:instancePath+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}


export const validate = v0;
export const byHash = {
  "705a7e63": v0,
};
export const visible = {

};
export const rules = [

];
