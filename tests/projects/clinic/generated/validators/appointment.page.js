// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","number","patientUuid","doctorUuid","roomUuid","startsAt","kind","minutes","notes","state","version"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"number":{"type":"string","maxLength":20},"patientUuid":{"type":"string","maxLength":36},"doctorUuid":{"type":"string","maxLength":36},"kind":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["CONSULTATION","CHECKUP","SURGERY"]}},"else":{"type":"string","enum":["CONSULTATION","CHECKUP","SURGERY"]}},"state":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["BOOKED","ARRIVED","DONE","CANCELLED"]}},"else":{"type":"string","enum":["BOOKED","ARRIVED","DONE","CANCELLED"]}}},"additionalProperties":false,"$id":"v0"};
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
if(!((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "number")) || (data3 === "patientUuid")) || (data3 === "doctorUuid")) || (data3 === "roomUuid")) || (data3 === "startsAt")) || (data3 === "kind")) || (data3 === "minutes")) || (data3 === "notes")) || (data3 === "state")) || (data3 === "version"))){
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
if(data.patientUuid !== undefined){
let data8 = data.patientUuid;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 36){
const err18 = {instancePath:instancePath+"/patientUuid",schemaPath:"#/properties/patientUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err19 = {instancePath:instancePath+"/patientUuid",schemaPath:"#/properties/patientUuid/type",keyword:"type",params:{type: "string"}};
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
if(data.doctorUuid !== undefined){
let data9 = data.doctorUuid;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 36){
const err20 = {instancePath:instancePath+"/doctorUuid",schemaPath:"#/properties/doctorUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err21 = {instancePath:instancePath+"/doctorUuid",schemaPath:"#/properties/doctorUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid0 = _errs20 === errors;
}
if(data.kind !== undefined){
let data10 = data.kind;
const _errs22 = errors;
const _errs23 = errors;
let valid1 = true;
const _errs24 = errors;
if(!(Array.isArray(data10))){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs25 = errors;
if(errors === _errs24){
}
var _valid0 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs26 = errors;
const _errs27 = errors;
if(Array.isArray(data10)){
if(data10.length < 1){
const err23 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
let valid3 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs28 = errors;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/kind/" + i0,schemaPath:"#/properties/kind/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs29 = errors;
const vSchema2 = schema0.properties.kind.then.items.enum;
if(!(((data11 === "CONSULTATION") || (data11 === "CHECKUP")) || (data11 === "SURGERY"))){
const err25 = {instancePath:instancePath+"/kind/" + i0,schemaPath:"#/properties/kind/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.then.items.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid2 = _errs28 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data10.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data10[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err26 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
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
const err27 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs26 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs30 = errors;
if(typeof data10 !== "string"){
const err28 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs31 = errors;
const vSchema3 = schema0.properties.kind.else.enum;
if(!(((data10 === "CONSULTATION") || (data10 === "CHECKUP")) || (data10 === "SURGERY"))){
const err29 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.else.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs30 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err30 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs22 === errors;
}
if(data.state !== undefined){
let data12 = data.state;
const _errs32 = errors;
const _errs33 = errors;
let valid5 = true;
const _errs34 = errors;
if(!(Array.isArray(data12))){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs35 = errors;
if(errors === _errs34){
}
var _valid1 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs36 = errors;
const _errs37 = errors;
if(Array.isArray(data12)){
if(data12.length < 1){
const err32 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
let valid7 = true;
const len1 = data12.length;
for(let i2=0; i2<len1; i2++){
let data13 = data12[i2];
const _errs38 = errors;
if(typeof data13 !== "string"){
const err33 = {instancePath:instancePath+"/state/" + i2,schemaPath:"#/properties/state/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs39 = errors;
const vSchema4 = schema0.properties.state.then.items.enum;
if(!((((data13 === "BOOKED") || (data13 === "ARRIVED")) || (data13 === "DONE")) || (data13 === "CANCELLED"))){
const err34 = {instancePath:instancePath+"/state/" + i2,schemaPath:"#/properties/state/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.state.then.items.enum}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid6 = _errs38 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i3 = data12.length;
let j1;
valid8 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data12[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err35 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
valid8 = false;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err36 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid1 = _errs36 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs40 = errors;
if(typeof data12 !== "string"){
const err37 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs41 = errors;
const vSchema5 = schema0.properties.state.else.enum;
if(!((((data12 === "BOOKED") || (data12 === "ARRIVED")) || (data12 === "DONE")) || (data12 === "CANCELLED"))){
const err38 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.state.else.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid1 = _errs40 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
const err39 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid0 = _errs32 === errors;
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

