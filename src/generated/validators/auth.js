// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"name":{"type":"string","minLength":1,"maxLength":30},"authType":{"type":"string","default":"BASIC","enum":["BASIC","DIGEST","OAUTH2"]},"username":{"type":"string","minLength":1,"maxLength":100},"password":{"type":"string","minLength":1,"maxLength":200},"passwordSet":{"type":"boolean"},"clearPassword":{"type":"boolean"},"remarks":{"type":"string","maxLength":200},"version":{"type":"integer","minimum":0},"modifiedAt":{"type":"string","format":"date-time"}},"required":["name","authType","username"],"allOf":[{"if":{"not":{"properties":{"passwordSet":{"const":true},"clearPassword":{"const":false}},"required":["passwordSet"]}},"then":{"required":["password"]}}],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const formats0 = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.passwordSet === undefined) && (missing0 = "passwordSet")){
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
if(data.passwordSet !== undefined){
let data0 = data.passwordSet;
const _errs6 = errors;
if(true !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
}
if(errors === _errs6){
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.clearPassword !== undefined){
let data1 = data.clearPassword;
const _errs7 = errors;
if(false !== data1){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
}
if(errors === _errs7){
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
}
if(errors === _errs5){
}
var valid2 = _errs5 === errors;
if(valid2){
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
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
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
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){
const err4 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "password"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs1 === errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.authType === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authType"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.username === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs9 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.uuid !== undefined){
let data2 = data.uuid;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 36){
const err10 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err11 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid4 = _errs10 === errors;
}
if(data.companyUuid !== undefined){
let data3 = data.companyUuid;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 36){
const err12 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err13 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid4 = _errs12 === errors;
}
if(data.name !== undefined){
let data4 = data.name;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 30){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data4) < 1){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid4 = _errs14 === errors;
}
if(data.authType !== undefined){
let data5 = data.authType;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/authType",schemaPath:"#/properties/authType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs17 = errors;
const vSchema0 = schema0.properties.authType.enum;
if(!(((data5 === "BASIC") || (data5 === "DIGEST")) || (data5 === "OAUTH2"))){
const err18 = {instancePath:instancePath+"/authType",schemaPath:"#/properties/authType/enum",keyword:"enum",params:{allowedValues: schema0.properties.authType.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid4 = _errs16 === errors;
}
if(data.username !== undefined){
let data6 = data.username;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err19 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data6) < 1){
const err20 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1}};
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
const err21 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid4 = _errs18 === errors;
}
if(data.password !== undefined){
let data7 = data.password;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err22 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data7) < 1){
const err23 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid4 = _errs20 === errors;
}
if(data.passwordSet !== undefined){
let data8 = data.passwordSet;
const _errs22 = errors;
if(typeof data8 !== "boolean"){
const err25 = {instancePath:instancePath+"/passwordSet",schemaPath:"#/properties/passwordSet/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs23 = errors;
var valid4 = _errs22 === errors;
}
if(data.clearPassword !== undefined){
let data9 = data.clearPassword;
const _errs24 = errors;
if(typeof data9 !== "boolean"){
const err26 = {instancePath:instancePath+"/clearPassword",schemaPath:"#/properties/clearPassword/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs25 = errors;
var valid4 = _errs24 === errors;
}
if(data.remarks !== undefined){
let data10 = data.remarks;
const _errs26 = errors;
const _errs27 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err27 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err28 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid4 = _errs26 === errors;
}
if(data.version !== undefined){
let data11 = data.version;
const _errs28 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs29 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid4 = _errs28 === errors;
}
if(data.modifiedAt !== undefined){
let data12 = data.modifiedAt;
const _errs30 = errors;
const _errs31 = errors;
if((typeof data12 == "number") && (isFinite(data12))){
}
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err31 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err32 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid4 = _errs30 === errors;
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"not":{"properties":{"passwordSet":{"const":true},"clearPassword":{"const":false}},"required":["passwordSet"]},"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.passwordSet === undefined) && (missing0 = "passwordSet")){
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
if(data.passwordSet !== undefined){
let data0 = data.passwordSet;
const _errs2 = errors;
if(true !== data0){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
}
if(errors === _errs2){
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.clearPassword !== undefined){
let data1 = data.clearPassword;
const _errs3 = errors;
if(false !== data1){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
}
if(errors === _errs3){
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
}
}
}
}
if(errors === _errs1){
}
var valid0 = _errs1 === errors;
if(valid0){
const err3 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}


/** @type {import('../../contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('../../contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "27d6b5df": v0,
  "32676c8a": v1,
};

/** @type {import('../../contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('../../contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
