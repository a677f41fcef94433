// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"companyUuid":{"type":"string","maxLength":36},"dcCode":{"type":"string","minLength":1,"maxLength":30},"ownerCode":{"type":"string","maxLength":30},"erpUuid":{"type":"string","minLength":1,"maxLength":36},"dingDingUuid":{"type":"string","minLength":1,"maxLength":36},"serviceUrl":{"type":"string","maxLength":200,"pattern":"^https?://[^\\s/?#]+\\S*$"},"policy":{"type":"string","default":"fail","enum":["fail","skip","overwrite"]},"jsonData":{"type":"string","minLength":1,"maxLength":5000000}},"required":["jsonData"],"additionalProperties":false,"$id":"v0"};

const pattern0 = new RegExp("^https?://[^\\s/?#]+\\S*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jsonData === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jsonData"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "companyUuid") || (key0 === "dcCode")) || (key0 === "ownerCode")) || (key0 === "erpUuid")) || (key0 === "dingDingUuid")) || (key0 === "serviceUrl")) || (key0 === "policy")) || (key0 === "jsonData"))){
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
}
if(data.dcCode !== undefined){
let data1 = data.dcCode;
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err4 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ownerCode !== undefined){
let data2 = data.ownerCode;
if(typeof data2 === "string"){
if(func0(data2) > 30){
const err7 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err8 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.erpUuid !== undefined){
let data3 = data.erpUuid;
if(typeof data3 === "string"){
if(func0(data3) > 36){
const err9 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data3) < 1){
const err10 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/minLength",keyword:"minLength",params:{limit: 1}};
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
const err11 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.dingDingUuid !== undefined){
let data4 = data.dingDingUuid;
if(typeof data4 === "string"){
if(func0(data4) > 36){
const err12 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data4) < 1){
const err13 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/minLength",keyword:"minLength",params:{limit: 1}};
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
const err14 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.serviceUrl !== undefined){
let data5 = data.serviceUrl;
if(typeof data5 === "string"){
if(func0(data5) > 200){
const err15 = {instancePath:instancePath+"/serviceUrl",schemaPath:"#/properties/serviceUrl/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern0.test(data5)){
const err16 = {instancePath:instancePath+"/serviceUrl",schemaPath:"#/properties/serviceUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+\\S*$"}};
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
const err17 = {instancePath:instancePath+"/serviceUrl",schemaPath:"#/properties/serviceUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.policy !== undefined){
let data6 = data.policy;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data6 === "fail") || (data6 === "skip")) || (data6 === "overwrite"))){
const err19 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/enum",keyword:"enum",params:{allowedValues: schema0.properties.policy.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.jsonData !== undefined){
let data7 = data.jsonData;
if(typeof data7 === "string"){
if(func0(data7) > 5000000){
const err20 = {instancePath:instancePath+"/jsonData",schemaPath:"#/properties/jsonData/maxLength",keyword:"maxLength",params:{limit: 5000000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func0(data7) < 1){
const err21 = {instancePath:instancePath+"/jsonData",schemaPath:"#/properties/jsonData/minLength",keyword:"minLength",params:{limit: 1}};
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
const err22 = {instancePath:instancePath+"/jsonData",schemaPath:"#/properties/jsonData/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}


export const validate = v0;
export const byHash = {
  "-b021e6b": v0,
};
export const visible = {

};
export const rules = [

];
