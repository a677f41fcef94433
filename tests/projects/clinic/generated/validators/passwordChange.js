// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"currentPassword":{"type":"string","maxLength":200},"currentPasswordSet":{"type":"boolean"},"clearCurrentPassword":{"type":"boolean"},"newPassword":{"type":"string","minLength":8,"maxLength":200},"newPasswordSet":{"type":"boolean"},"clearNewPassword":{"type":"boolean"}},"allOf":[{"if":{"not":{"properties":{"newPasswordSet":{"const":true},"clearNewPassword":{"const":false}},"required":["newPasswordSet"]}},"then":{"required":["newPassword"]}}],"additionalProperties":false,"$id":"v0"};


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
if((data.newPasswordSet === undefined) && (missing0 = "newPasswordSet")){
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
if(data.newPasswordSet !== undefined){
let data0 = data.newPasswordSet;
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
if(data.clearNewPassword !== undefined){
let data1 = data.clearNewPassword;
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
if(data.newPassword === undefined){
const err4 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "newPassword"}};
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
const _errs9 = errors;
for(const key0 in data){
if(!((((((key0 === "currentPassword") || (key0 === "currentPasswordSet")) || (key0 === "clearCurrentPassword")) || (key0 === "newPassword")) || (key0 === "newPasswordSet")) || (key0 === "clearNewPassword"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.currentPassword !== undefined){
let data2 = data.currentPassword;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err7 = {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err8 = {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid4 = _errs10 === errors;
}
if(data.currentPasswordSet !== undefined){
let data3 = data.currentPasswordSet;
const _errs12 = errors;
if(typeof data3 !== "boolean"){
const err9 = {instancePath:instancePath+"/currentPasswordSet",schemaPath:"#/properties/currentPasswordSet/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs13 = errors;
var valid4 = _errs12 === errors;
}
if(data.clearCurrentPassword !== undefined){
let data4 = data.clearCurrentPassword;
const _errs14 = errors;
if(typeof data4 !== "boolean"){
const err10 = {instancePath:instancePath+"/clearCurrentPassword",schemaPath:"#/properties/clearCurrentPassword/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs15 = errors;
var valid4 = _errs14 === errors;
}
if(data.newPassword !== undefined){
let data5 = data.newPassword;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 200){
const err11 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data5) < 8){
const err12 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/minLength",keyword:"minLength",params:{limit: 8}};
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
const err13 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid4 = _errs16 === errors;
}
if(data.newPasswordSet !== undefined){
let data6 = data.newPasswordSet;
const _errs18 = errors;
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/newPasswordSet",schemaPath:"#/properties/newPasswordSet/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs19 = errors;
var valid4 = _errs18 === errors;
}
if(data.clearNewPassword !== undefined){
let data7 = data.clearNewPassword;
const _errs20 = errors;
if(typeof data7 !== "boolean"){
const err15 = {instancePath:instancePath+"/clearNewPassword",schemaPath:"#/properties/clearNewPassword/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs21 = errors;
var valid4 = _errs20 === errors;
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
const schema1 = {"not":{"properties":{"newPasswordSet":{"const":true},"clearNewPassword":{"const":false}},"required":["newPasswordSet"]},"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.newPasswordSet === undefined) && (missing0 = "newPasswordSet")){
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
if(data.newPasswordSet !== undefined){
let data0 = data.newPasswordSet;
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
if(data.clearNewPassword !== undefined){
let data1 = data.clearNewPassword;
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


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-6a0cc78": v0,
  "-341e3508": v1,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
