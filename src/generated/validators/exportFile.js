// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"format":{"type":"string","const":"interface-console"},"schemaVersion":{"type":"integer","minimum":1},"recordFormat":{"type":"integer","minimum":1},"exportedAt":{"type":"string","format":"date-time"},"source":{"type":"object","properties":{"companyUuid":{"type":"string","maxLength":36},"dcCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30}},"required":["companyUuid"],"additionalProperties":false},"items":{"type":"array","maxItems":10000,"items":{"type":"object","properties":{"rules":{"type":"object","properties":{},"additionalProperties":{"type":"array","maxItems":10000,"items":{"type":"object","properties":{},"additionalProperties":true}}}},"additionalProperties":true}},"references":{"type":"array","maxItems":10000,"items":{"type":"object","properties":{"kind":{"type":"string","enum":["erp","dingDing","dataSource","auth"]},"uuid":{"type":"string","maxLength":36},"name":{"type":"string","maxLength":100}},"required":["kind","uuid","name"],"additionalProperties":false}},"sha256":{"type":"string","maxLength":64,"pattern":"^[0-9a-f]{64}$"}},"required":["format","schemaVersion","exportedAt","source","items","references","sha256"],"additionalProperties":true,"$id":"v0"};
const formats0 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;

const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.schemaVersion === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schemaVersion"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.exportedAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exportedAt"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.source === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.items === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.references === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "references"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.sha256 === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs1 = errors;
if(data.format !== undefined){
let data0 = data.format;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs3 = errors;
if("interface-console" !== data0){
const err8 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "interface-console"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.schemaVersion !== undefined){
let data1 = data.schemaVersion;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.recordFormat !== undefined){
let data2 = data.recordFormat;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/recordFormat",schemaPath:"#/properties/recordFormat/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/recordFormat",schemaPath:"#/properties/recordFormat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.exportedAt !== undefined){
let data3 = data.exportedAt;
const _errs8 = errors;
const _errs9 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
}
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err13 = {instancePath:instancePath+"/exportedAt",schemaPath:"#/properties/exportedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err14 = {instancePath:instancePath+"/exportedAt",schemaPath:"#/properties/exportedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.source !== undefined){
let data4 = data.source;
const _errs10 = errors;
const _errs11 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.companyUuid === undefined){
const err15 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs12 = errors;
for(const key0 in data4){
if(!(((key0 === "companyUuid") || (key0 === "dcCode")) || (key0 === "ownerCode"))){
const err16 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.companyUuid !== undefined){
let data5 = data4.companyUuid;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 36){
const err17 = {instancePath:instancePath+"/source/companyUuid",schemaPath:"#/properties/source/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/source/companyUuid",schemaPath:"#/properties/source/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid1 = _errs13 === errors;
}
if(data4.dcCode !== undefined){
let data6 = data4.dcCode;
const _errs15 = errors;
const _errs16 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 30){
const err19 = {instancePath:instancePath+"/source/dcCode",schemaPath:"#/properties/source/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err20 = {instancePath:instancePath+"/source/dcCode",schemaPath:"#/properties/source/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid1 = _errs15 === errors;
}
if(data4.ownerCode !== undefined){
let data7 = data4.ownerCode;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 30){
const err21 = {instancePath:instancePath+"/source/ownerCode",schemaPath:"#/properties/source/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err22 = {instancePath:instancePath+"/source/ownerCode",schemaPath:"#/properties/source/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid1 = _errs17 === errors;
}
}
else {
const err23 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.items !== undefined){
let data8 = data.items;
const _errs19 = errors;
const _errs20 = errors;
if(Array.isArray(data8)){
if(data8.length > 10000){
const err24 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
let valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs21 = errors;
const _errs22 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
const _errs23 = errors;
if(data9.rules !== undefined){
let data10 = data9.rules;
const _errs24 = errors;
const _errs25 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
const _errs26 = errors;
for(const key1 in data10){
let data11 = data10[key1];
const _errs27 = errors;
const _errs28 = errors;
if(Array.isArray(data11)){
if(data11.length > 10000){
const err25 = {instancePath:instancePath+"/items/" + i0+"/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/items/items/properties/rules/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
let valid7 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs29 = errors;
const _errs30 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
const _errs31 = errors;
}
else {
const err26 = {instancePath:instancePath+"/items/" + i0+"/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/items/items/properties/rules/additionalProperties/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid6 = _errs29 === errors;
if(!valid6){
valid7 = false;
}
}
}
else {
const err27 = {instancePath:instancePath+"/items/" + i0+"/rules/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/items/items/properties/rules/additionalProperties/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid5 = _errs27 === errors;
}
}
else {
const err28 = {instancePath:instancePath+"/items/" + i0+"/rules",schemaPath:"#/properties/items/items/properties/rules/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid4 = _errs24 === errors;
}
}
else {
const err29 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid2 = _errs21 === errors;
if(!valid2){
valid3 = false;
}
}
}
else {
const err30 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs19 === errors;
}
if(data.references !== undefined){
let data13 = data.references;
const _errs32 = errors;
const _errs33 = errors;
if(Array.isArray(data13)){
if(data13.length > 10000){
const err31 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
let valid9 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs34 = errors;
const _errs35 = errors;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.kind === undefined){
const err32 = {instancePath:instancePath+"/references/" + i2,schemaPath:"#/properties/references/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data14.uuid === undefined){
const err33 = {instancePath:instancePath+"/references/" + i2,schemaPath:"#/properties/references/items/required",keyword:"required",params:{missingProperty: "uuid"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.name === undefined){
const err34 = {instancePath:instancePath+"/references/" + i2,schemaPath:"#/properties/references/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs36 = errors;
for(const key2 in data14){
if(!(((key2 === "kind") || (key2 === "uuid")) || (key2 === "name"))){
const err35 = {instancePath:instancePath+"/references/" + i2,schemaPath:"#/properties/references/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.kind !== undefined){
let data15 = data14.kind;
const _errs37 = errors;
if(typeof data15 !== "string"){
const err36 = {instancePath:instancePath+"/references/" + i2+"/kind",schemaPath:"#/properties/references/items/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs38 = errors;
const vSchema0 = schema0.properties.references.items.properties.kind.enum;
if(!((((data15 === "erp") || (data15 === "dingDing")) || (data15 === "dataSource")) || (data15 === "auth"))){
const err37 = {instancePath:instancePath+"/references/" + i2+"/kind",schemaPath:"#/properties/references/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.references.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid10 = _errs37 === errors;
}
if(data14.uuid !== undefined){
let data16 = data14.uuid;
const _errs39 = errors;
const _errs40 = errors;
if(typeof data16 === "string"){
if(func0(data16) > 36){
const err38 = {instancePath:instancePath+"/references/" + i2+"/uuid",schemaPath:"#/properties/references/items/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/references/" + i2+"/uuid",schemaPath:"#/properties/references/items/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid10 = _errs39 === errors;
}
if(data14.name !== undefined){
let data17 = data14.name;
const _errs41 = errors;
const _errs42 = errors;
if(typeof data17 === "string"){
if(func0(data17) > 100){
const err40 = {instancePath:instancePath+"/references/" + i2+"/name",schemaPath:"#/properties/references/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/references/" + i2+"/name",schemaPath:"#/properties/references/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid10 = _errs41 === errors;
}
}
else {
const err42 = {instancePath:instancePath+"/references/" + i2,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid8 = _errs34 === errors;
if(!valid8){
valid9 = false;
}
}
}
else {
const err43 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid0 = _errs32 === errors;
}
if(data.sha256 !== undefined){
let data18 = data.sha256;
const _errs43 = errors;
const _errs44 = errors;
if(typeof data18 === "string"){
if(func0(data18) > 64){
const err44 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern0.test(data18)){
const err45 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid0 = _errs43 === errors;
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
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
  "-4efc42c4": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
