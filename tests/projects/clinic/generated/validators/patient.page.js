// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","number","name","birthDate","sex","phone","email","allergies","version"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"number":{"type":"string","maxLength":20},"name":{"type":"string","maxLength":60},"sex":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["FEMALE","MALE","OTHER"]}},"else":{"type":"string","enum":["FEMALE","MALE","OTHER"]}}},"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.page !== undefined){
let data0 = data.page;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs3 = errors;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs5 = errors;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.after !== undefined){
let data2 = data.after;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err6 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.sort !== undefined){
let data3 = data.sort;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs9 = errors;
const vSchema0 = schema0.properties.sort.enum;
if(!((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "number")) || (data3 === "name")) || (data3 === "birthDate")) || (data3 === "sex")) || (data3 === "phone")) || (data3 === "email")) || (data3 === "allergies")) || (data3 === "version"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema0.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.order !== undefined){
let data4 = data.order;
const _errs10 = errors;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs11 = errors;
const vSchema1 = schema0.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema0.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.uuid !== undefined){
let data5 = data.uuid;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 36){
const err12 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err13 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 36){
const err14 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err15 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs14 === errors;
}
if(data.number !== undefined){
let data7 = data.number;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 20){
const err16 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
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
const err17 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.name !== undefined){
let data8 = data.name;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 60){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err19 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.sex !== undefined){
let data9 = data.sex;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = true;
const _errs22 = errors;
if(!(Array.isArray(data9))){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs23 = errors;
if(errors === _errs22){
}
var _valid0 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs24 = errors;
const _errs25 = errors;
if(Array.isArray(data9)){
if(data9.length < 1){
const err21 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let valid3 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs26 = errors;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/sex/" + i0,schemaPath:"#/properties/sex/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs27 = errors;
const vSchema2 = schema0.properties.sex.then.items.enum;
if(!(((data10 === "FEMALE") || (data10 === "MALE")) || (data10 === "OTHER"))){
const err23 = {instancePath:instancePath+"/sex/" + i0,schemaPath:"#/properties/sex/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.sex.then.items.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid2 = _errs26 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data9.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
valid4 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err25 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs28 = errors;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs29 = errors;
const vSchema3 = schema0.properties.sex.else.enum;
if(!(((data9 === "FEMALE") || (data9 === "MALE")) || (data9 === "OTHER"))){
const err27 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.sex.else.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err28 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs20 === errors;
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

