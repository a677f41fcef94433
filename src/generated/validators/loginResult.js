// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"loginId":{"type":"string","maxLength":60},"loginKey":{"type":"string","maxLength":200},"companyUuid":{"type":"string","maxLength":36},"companies":{"type":"array","maxItems":200,"items":{"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"code":{"type":"string","maxLength":30},"name":{"type":"string","minLength":1,"maxLength":100},"status":{"type":"string","enum":["ACTIVE","DISABLED"]},"sample":{"type":"boolean"},"demo":{"type":"boolean"},"role":{"type":"string","enum":["viewer","operator","engineer","administrator"]},"version":{"type":"integer","minimum":0},"modifiedAt":{"type":"string","format":"date-time"}},"required":["name"],"additionalProperties":false}}},"required":["loginId","loginKey","companyUuid","companies"],"additionalProperties":false,"$id":"v0"};

const func3 = Object.prototype.hasOwnProperty;
const formats0 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.loginId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loginId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.loginKey === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loginKey"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.companyUuid === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.companies === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companies"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "loginId") || (key0 === "loginKey")) || (key0 === "companyUuid")) || (key0 === "companies"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.loginId !== undefined){
let data0 = data.loginId;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err5 = {instancePath:instancePath+"/loginId",schemaPath:"#/properties/loginId/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err6 = {instancePath:instancePath+"/loginId",schemaPath:"#/properties/loginId/type",keyword:"type",params:{type: "string"}};
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
if(data.loginKey !== undefined){
let data1 = data.loginKey;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err7 = {instancePath:instancePath+"/loginKey",schemaPath:"#/properties/loginKey/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err8 = {instancePath:instancePath+"/loginKey",schemaPath:"#/properties/loginKey/type",keyword:"type",params:{type: "string"}};
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
if(data.companyUuid !== undefined){
let data2 = data.companyUuid;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 36){
const err9 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err10 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.companies !== undefined){
let data3 = data.companies;
const _errs8 = errors;
const _errs9 = errors;
if(Array.isArray(data3)){
if(data3.length > 200){
const err11 = {instancePath:instancePath+"/companies",schemaPath:"#/properties/companies/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err12 = {instancePath:instancePath+"/companies/" + i0,schemaPath:"#/properties/companies/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs12 = errors;
for(const key1 in data4){
if(!(func3.call(schema0.properties.companies.items.properties, key1))){
const err13 = {instancePath:instancePath+"/companies/" + i0,schemaPath:"#/properties/companies/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.uuid !== undefined){
let data5 = data4.uuid;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 36){
const err14 = {instancePath:instancePath+"/companies/" + i0+"/uuid",schemaPath:"#/properties/companies/items/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err15 = {instancePath:instancePath+"/companies/" + i0+"/uuid",schemaPath:"#/properties/companies/items/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid3 = _errs13 === errors;
}
if(data4.companyUuid !== undefined){
let data6 = data4.companyUuid;
const _errs15 = errors;
const _errs16 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 36){
const err16 = {instancePath:instancePath+"/companies/" + i0+"/companyUuid",schemaPath:"#/properties/companies/items/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err17 = {instancePath:instancePath+"/companies/" + i0+"/companyUuid",schemaPath:"#/properties/companies/items/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid3 = _errs15 === errors;
}
if(data4.code !== undefined){
let data7 = data4.code;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 30){
const err18 = {instancePath:instancePath+"/companies/" + i0+"/code",schemaPath:"#/properties/companies/items/properties/code/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err19 = {instancePath:instancePath+"/companies/" + i0+"/code",schemaPath:"#/properties/companies/items/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid3 = _errs17 === errors;
}
if(data4.name !== undefined){
let data8 = data4.name;
const _errs19 = errors;
const _errs20 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 100){
const err20 = {instancePath:instancePath+"/companies/" + i0+"/name",schemaPath:"#/properties/companies/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func0(data8) < 1){
const err21 = {instancePath:instancePath+"/companies/" + i0+"/name",schemaPath:"#/properties/companies/items/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err22 = {instancePath:instancePath+"/companies/" + i0+"/name",schemaPath:"#/properties/companies/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid3 = _errs19 === errors;
}
if(data4.status !== undefined){
let data9 = data4.status;
const _errs21 = errors;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/companies/" + i0+"/status",schemaPath:"#/properties/companies/items/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs22 = errors;
const vSchema0 = schema0.properties.companies.items.properties.status.enum;
if(!((data9 === "ACTIVE") || (data9 === "DISABLED"))){
const err24 = {instancePath:instancePath+"/companies/" + i0+"/status",schemaPath:"#/properties/companies/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.companies.items.properties.status.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid3 = _errs21 === errors;
}
if(data4.sample !== undefined){
let data10 = data4.sample;
const _errs23 = errors;
if(typeof data10 !== "boolean"){
const err25 = {instancePath:instancePath+"/companies/" + i0+"/sample",schemaPath:"#/properties/companies/items/properties/sample/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs24 = errors;
var valid3 = _errs23 === errors;
}
if(data4.demo !== undefined){
let data11 = data4.demo;
const _errs25 = errors;
if(typeof data11 !== "boolean"){
const err26 = {instancePath:instancePath+"/companies/" + i0+"/demo",schemaPath:"#/properties/companies/items/properties/demo/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs26 = errors;
var valid3 = _errs25 === errors;
}
if(data4.role !== undefined){
let data12 = data4.role;
const _errs27 = errors;
if(typeof data12 !== "string"){
const err27 = {instancePath:instancePath+"/companies/" + i0+"/role",schemaPath:"#/properties/companies/items/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs28 = errors;
const vSchema1 = schema0.properties.companies.items.properties.role.enum;
if(!((((data12 === "viewer") || (data12 === "operator")) || (data12 === "engineer")) || (data12 === "administrator"))){
const err28 = {instancePath:instancePath+"/companies/" + i0+"/role",schemaPath:"#/properties/companies/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema0.properties.companies.items.properties.role.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid3 = _errs27 === errors;
}
if(data4.version !== undefined){
let data13 = data4.version;
const _errs29 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err29 = {instancePath:instancePath+"/companies/" + i0+"/version",schemaPath:"#/properties/companies/items/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs30 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/companies/" + i0+"/version",schemaPath:"#/properties/companies/items/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid3 = _errs29 === errors;
}
if(data4.modifiedAt !== undefined){
let data14 = data4.modifiedAt;
const _errs31 = errors;
const _errs32 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
}
if(typeof data14 === "string"){
if(!(formats0.test(data14))){
const err31 = {instancePath:instancePath+"/companies/" + i0+"/modifiedAt",schemaPath:"#/properties/companies/items/properties/modifiedAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/companies/" + i0+"/modifiedAt",schemaPath:"#/properties/companies/items/properties/modifiedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid3 = _errs31 === errors;
}
}
else {
const err33 = {instancePath:instancePath+"/companies/" + i0,schemaPath:"#/properties/companies/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid1 = _errs10 === errors;
if(!valid1){
valid2 = false;
}
}
}
else {
const err34 = {instancePath:instancePath+"/companies",schemaPath:"#/properties/companies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid0 = _errs8 === errors;
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
  "70c7a6bb": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
