// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","if":{"required":["uuids"]},"then":{"properties":{"filter":false}},"else":{"required":["filter","expectedCount"]},"properties":{"companyUuid":{"type":"string","maxLength":36},"action":{"type":"string","enum":["online","offline","suspend","resume","debug","unDebug","remove"]},"uuids":{"type":"array","minItems":1,"maxItems":1000,"uniqueItems":true,"items":{"type":"string","maxLength":36}},"filter":{"type":"object","properties":{"interfaceType":{"type":"string","maxLength":2000},"menuName":{"type":"string","maxLength":2000},"interfaceName":{"type":"string","maxLength":2000},"status":{"type":"string","maxLength":2000},"debug":{"type":"boolean"},"type":{"type":"string","maxLength":2000},"triggerStrategy":{"type":"string","maxLength":2000},"scope":{"type":"string","maxLength":2000},"dcCode":{"type":"string","maxLength":2000},"carrierCode":{"type":"string","maxLength":2000},"ownerCode":{"type":"string","maxLength":2000},"erpUuid":{"type":"string","maxLength":2000},"dataSourceUuid":{"type":"string","maxLength":2000},"dingDingUuid":{"type":"string","maxLength":2000}},"additionalProperties":false},"expectedCount":{"type":"integer","minimum":0}},"required":["action"],"additionalProperties":false,"$id":"v0"};

const func2 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.uuids === undefined) && (missing0 = "uuids")){
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
}
if(errors === _errs2){
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter !== undefined){
let data0 = data.filter;
var valid1 = false;
const err1 = {instancePath:instancePath+"/filter",schemaPath:"#/then/properties/filter/false schema",keyword:"false schema",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "filter"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expectedCount === undefined){
const err3 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "expectedCount"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
for(const key0 in data){
if(!(((((key0 === "companyUuid") || (key0 === "action")) || (key0 === "uuids")) || (key0 === "filter")) || (key0 === "expectedCount"))){
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
if(data.companyUuid !== undefined){
let data1 = data.companyUuid;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 36){
const err7 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err8 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
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
if(data.action !== undefined){
let data2 = data.action;
const _errs8 = errors;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs9 = errors;
const vSchema0 = schema0.properties.action.enum;
if(!(((((((data2 === "online") || (data2 === "offline")) || (data2 === "suspend")) || (data2 === "resume")) || (data2 === "debug")) || (data2 === "unDebug")) || (data2 === "remove"))){
const err10 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema0.properties.action.enum}};
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
if(data.uuids !== undefined){
let data3 = data.uuids;
const _errs10 = errors;
const _errs11 = errors;
if(Array.isArray(data3)){
if(data3.length > 1000){
const err11 = {instancePath:instancePath+"/uuids",schemaPath:"#/properties/uuids/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/uuids",schemaPath:"#/properties/uuids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
let valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs12 = errors;
const _errs13 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 36){
const err13 = {instancePath:instancePath+"/uuids/" + i0,schemaPath:"#/properties/uuids/items/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err14 = {instancePath:instancePath+"/uuids/" + i0,schemaPath:"#/properties/uuids/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid3 = _errs12 === errors;
if(!valid3){
valid4 = false;
}
}
let valid5;
let i1 = data3.length;
let j0;
valid5 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/uuids",schemaPath:"#/properties/uuids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
valid5 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/uuids",schemaPath:"#/properties/uuids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid2 = _errs10 === errors;
}
if(data.filter !== undefined){
let data5 = data.filter;
const _errs14 = errors;
const _errs15 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
const _errs16 = errors;
for(const key1 in data5){
if(!(func2.call(schema0.properties.filter.properties, key1))){
const err17 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.interfaceType !== undefined){
let data6 = data5.interfaceType;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 2000){
const err18 = {instancePath:instancePath+"/filter/interfaceType",schemaPath:"#/properties/filter/properties/interfaceType/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err19 = {instancePath:instancePath+"/filter/interfaceType",schemaPath:"#/properties/filter/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid6 = _errs17 === errors;
}
if(data5.menuName !== undefined){
let data7 = data5.menuName;
const _errs19 = errors;
const _errs20 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 2000){
const err20 = {instancePath:instancePath+"/filter/menuName",schemaPath:"#/properties/filter/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err21 = {instancePath:instancePath+"/filter/menuName",schemaPath:"#/properties/filter/properties/menuName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid6 = _errs19 === errors;
}
if(data5.interfaceName !== undefined){
let data8 = data5.interfaceName;
const _errs21 = errors;
const _errs22 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 2000){
const err22 = {instancePath:instancePath+"/filter/interfaceName",schemaPath:"#/properties/filter/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err23 = {instancePath:instancePath+"/filter/interfaceName",schemaPath:"#/properties/filter/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid6 = _errs21 === errors;
}
if(data5.status !== undefined){
let data9 = data5.status;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 2000){
const err24 = {instancePath:instancePath+"/filter/status",schemaPath:"#/properties/filter/properties/status/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/filter/status",schemaPath:"#/properties/filter/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid6 = _errs23 === errors;
}
if(data5.debug !== undefined){
let data10 = data5.debug;
const _errs25 = errors;
if(typeof data10 !== "boolean"){
const err26 = {instancePath:instancePath+"/filter/debug",schemaPath:"#/properties/filter/properties/debug/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs26 = errors;
var valid6 = _errs25 === errors;
}
if(data5.type !== undefined){
let data11 = data5.type;
const _errs27 = errors;
const _errs28 = errors;
if(typeof data11 === "string"){
if(func0(data11) > 2000){
const err27 = {instancePath:instancePath+"/filter/type",schemaPath:"#/properties/filter/properties/type/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err28 = {instancePath:instancePath+"/filter/type",schemaPath:"#/properties/filter/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid6 = _errs27 === errors;
}
if(data5.triggerStrategy !== undefined){
let data12 = data5.triggerStrategy;
const _errs29 = errors;
const _errs30 = errors;
if(typeof data12 === "string"){
if(func0(data12) > 2000){
const err29 = {instancePath:instancePath+"/filter/triggerStrategy",schemaPath:"#/properties/filter/properties/triggerStrategy/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/filter/triggerStrategy",schemaPath:"#/properties/filter/properties/triggerStrategy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid6 = _errs29 === errors;
}
if(data5.scope !== undefined){
let data13 = data5.scope;
const _errs31 = errors;
const _errs32 = errors;
if(typeof data13 === "string"){
if(func0(data13) > 2000){
const err31 = {instancePath:instancePath+"/filter/scope",schemaPath:"#/properties/filter/properties/scope/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err32 = {instancePath:instancePath+"/filter/scope",schemaPath:"#/properties/filter/properties/scope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid6 = _errs31 === errors;
}
if(data5.dcCode !== undefined){
let data14 = data5.dcCode;
const _errs33 = errors;
const _errs34 = errors;
if(typeof data14 === "string"){
if(func0(data14) > 2000){
const err33 = {instancePath:instancePath+"/filter/dcCode",schemaPath:"#/properties/filter/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/filter/dcCode",schemaPath:"#/properties/filter/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid6 = _errs33 === errors;
}
if(data5.carrierCode !== undefined){
let data15 = data5.carrierCode;
const _errs35 = errors;
const _errs36 = errors;
if(typeof data15 === "string"){
if(func0(data15) > 2000){
const err35 = {instancePath:instancePath+"/filter/carrierCode",schemaPath:"#/properties/filter/properties/carrierCode/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/filter/carrierCode",schemaPath:"#/properties/filter/properties/carrierCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid6 = _errs35 === errors;
}
if(data5.ownerCode !== undefined){
let data16 = data5.ownerCode;
const _errs37 = errors;
const _errs38 = errors;
if(typeof data16 === "string"){
if(func0(data16) > 2000){
const err37 = {instancePath:instancePath+"/filter/ownerCode",schemaPath:"#/properties/filter/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/filter/ownerCode",schemaPath:"#/properties/filter/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid6 = _errs37 === errors;
}
if(data5.erpUuid !== undefined){
let data17 = data5.erpUuid;
const _errs39 = errors;
const _errs40 = errors;
if(typeof data17 === "string"){
if(func0(data17) > 2000){
const err39 = {instancePath:instancePath+"/filter/erpUuid",schemaPath:"#/properties/filter/properties/erpUuid/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/filter/erpUuid",schemaPath:"#/properties/filter/properties/erpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid6 = _errs39 === errors;
}
if(data5.dataSourceUuid !== undefined){
let data18 = data5.dataSourceUuid;
const _errs41 = errors;
const _errs42 = errors;
if(typeof data18 === "string"){
if(func0(data18) > 2000){
const err41 = {instancePath:instancePath+"/filter/dataSourceUuid",schemaPath:"#/properties/filter/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/filter/dataSourceUuid",schemaPath:"#/properties/filter/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid6 = _errs41 === errors;
}
if(data5.dingDingUuid !== undefined){
let data19 = data5.dingDingUuid;
const _errs43 = errors;
const _errs44 = errors;
if(typeof data19 === "string"){
if(func0(data19) > 2000){
const err43 = {instancePath:instancePath+"/filter/dingDingUuid",schemaPath:"#/properties/filter/properties/dingDingUuid/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/filter/dingDingUuid",schemaPath:"#/properties/filter/properties/dingDingUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid6 = _errs43 === errors;
}
}
else {
const err45 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid2 = _errs14 === errors;
}
if(data.expectedCount !== undefined){
let data20 = data.expectedCount;
const _errs45 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err46 = {instancePath:instancePath+"/expectedCount",schemaPath:"#/properties/expectedCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs46 = errors;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err47 = {instancePath:instancePath+"/expectedCount",schemaPath:"#/properties/expectedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var valid2 = _errs45 === errors;
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"required":["uuids"],"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
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
}
validate1.errors = vErrors;
return errors === 0;
}


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-7d0d61a8": v0,
  "-4c452a91": v1,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
