// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","interfaceUuid","interfaceName","interfaceType","dcCode","level","type","time","elapsedMs","entity","details","data"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"else":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"level":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["DEBUG","INFO","WARN","ERROR"]}},"else":{"type":"string","enum":["DEBUG","INFO","WARN","ERROR"]}},"type":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["RECEIVE","MAPPING","SEND","SCHEDULE","SYSTEM"]}},"else":{"type":"string","enum":["RECEIVE","MAPPING","SEND","SCHEDULE","SYSTEM"]}},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"elapsedMsFrom":{"type":"integer"},"elapsedMsTo":{"type":"integer"},"entity":{"type":"string","maxLength":100},"details":{"type":"string","maxLength":100000},"data":{"type":"string","maxLength":1000000}},"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const formats0 = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i;

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
if(!(((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "interfaceUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "dcCode")) || (data3 === "level")) || (data3 === "type")) || (data3 === "time")) || (data3 === "elapsedMs")) || (data3 === "entity")) || (data3 === "details")) || (data3 === "data"))){
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
if(data.interfaceUuid !== undefined){
let data7 = data.interfaceUuid;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 36){
const err16 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err17 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
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
if(data.interfaceName !== undefined){
let data8 = data.interfaceName;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err18 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err19 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
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
if(data.interfaceType !== undefined){
let data9 = data.interfaceType;
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
const err21 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/minItems",keyword:"minItems",params:{limit: 1}};
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
const err22 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs27 = errors;
const vSchema2 = schema0.properties.interfaceType.then.items.enum;
if(!((((data10 === "ERP_DOWN") || (data10 === "ERP_UP")) || (data10 === "WCS_DOWN")) || (data10 === "WCS_UP"))){
const err23 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaceType.then.items.enum}};
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
const err24 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
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
const err25 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/type",keyword:"type",params:{type: "array"}};
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
const err26 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs29 = errors;
const vSchema3 = schema0.properties.interfaceType.else.enum;
if(!((((data9 === "ERP_DOWN") || (data9 === "ERP_UP")) || (data9 === "WCS_DOWN")) || (data9 === "WCS_UP"))){
const err27 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaceType.else.enum}};
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
const err28 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/if",keyword:"if",params:{failingKeyword: ifClause0}};
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
if(data.level !== undefined){
let data11 = data.level;
const _errs30 = errors;
const _errs31 = errors;
let valid5 = true;
const _errs32 = errors;
if(!(Array.isArray(data11))){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs33 = errors;
if(errors === _errs32){
}
var _valid1 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs34 = errors;
const _errs35 = errors;
if(Array.isArray(data11)){
if(data11.length < 1){
const err30 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
let valid7 = true;
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
const _errs36 = errors;
if(typeof data12 !== "string"){
const err31 = {instancePath:instancePath+"/level/" + i2,schemaPath:"#/properties/level/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs37 = errors;
const vSchema4 = schema0.properties.level.then.items.enum;
if(!((((data12 === "DEBUG") || (data12 === "INFO")) || (data12 === "WARN")) || (data12 === "ERROR"))){
const err32 = {instancePath:instancePath+"/level/" + i2,schemaPath:"#/properties/level/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.level.then.items.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid6 = _errs36 === errors;
if(!valid6){
valid7 = false;
}
}
let valid8;
let i3 = data11.length;
let j1;
valid8 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data11[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err33 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
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
const err34 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs34 === errors;
valid5 = _valid1;
ifClause1 = "then";
}
else {
const _errs38 = errors;
if(typeof data11 !== "string"){
const err35 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs39 = errors;
const vSchema5 = schema0.properties.level.else.enum;
if(!((((data11 === "DEBUG") || (data11 === "INFO")) || (data11 === "WARN")) || (data11 === "ERROR"))){
const err36 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.level.else.enum}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid5 = _valid1;
ifClause1 = "else";
}
if(!valid5){
const err37 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/if",keyword:"if",params:{failingKeyword: ifClause1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs30 === errors;
}
if(data.type !== undefined){
let data13 = data.type;
const _errs40 = errors;
const _errs41 = errors;
let valid9 = true;
const _errs42 = errors;
if(!(Array.isArray(data13))){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs43 = errors;
if(errors === _errs42){
}
var _valid2 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs44 = errors;
const _errs45 = errors;
if(Array.isArray(data13)){
if(data13.length < 1){
const err39 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
let valid11 = true;
const len2 = data13.length;
for(let i4=0; i4<len2; i4++){
let data14 = data13[i4];
const _errs46 = errors;
if(typeof data14 !== "string"){
const err40 = {instancePath:instancePath+"/type/" + i4,schemaPath:"#/properties/type/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs47 = errors;
const vSchema6 = schema0.properties.type.then.items.enum;
if(!(((((data14 === "RECEIVE") || (data14 === "MAPPING")) || (data14 === "SEND")) || (data14 === "SCHEDULE")) || (data14 === "SYSTEM"))){
const err41 = {instancePath:instancePath+"/type/" + i4,schemaPath:"#/properties/type/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.then.items.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid10 = _errs46 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i5 = data13.length;
let j2;
valid12 = true;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data13[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err42 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
valid12 = false;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err43 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid2 = _errs44 === errors;
valid9 = _valid2;
ifClause2 = "then";
}
else {
const _errs48 = errors;
if(typeof data13 !== "string"){
const err44 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs49 = errors;
const vSchema7 = schema0.properties.type.else.enum;
if(!(((((data13 === "RECEIVE") || (data13 === "MAPPING")) || (data13 === "SEND")) || (data13 === "SCHEDULE")) || (data13 === "SYSTEM"))){
const err45 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.else.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid2 = _errs48 === errors;
valid9 = _valid2;
ifClause2 = "else";
}
if(!valid9){
const err46 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid0 = _errs40 === errors;
}
if(data.timeFrom !== undefined){
let data15 = data.timeFrom;
const _errs50 = errors;
const _errs51 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
}
if(typeof data15 === "string"){
if(!(formats0.test(data15))){
const err47 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid0 = _errs50 === errors;
}
if(data.timeTo !== undefined){
let data16 = data.timeTo;
const _errs52 = errors;
const _errs53 = errors;
if((typeof data16 == "number") && (isFinite(data16))){
}
if(typeof data16 === "string"){
if(!(formats0.test(data16))){
const err49 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid0 = _errs52 === errors;
}
if(data.elapsedMsFrom !== undefined){
let data17 = data.elapsedMsFrom;
const _errs54 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err51 = {instancePath:instancePath+"/elapsedMsFrom",schemaPath:"#/properties/elapsedMsFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs55 = errors;
var valid0 = _errs54 === errors;
}
if(data.elapsedMsTo !== undefined){
let data18 = data.elapsedMsTo;
const _errs56 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err52 = {instancePath:instancePath+"/elapsedMsTo",schemaPath:"#/properties/elapsedMsTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs57 = errors;
var valid0 = _errs56 === errors;
}
if(data.entity !== undefined){
let data19 = data.entity;
const _errs58 = errors;
const _errs59 = errors;
if(typeof data19 === "string"){
if(func1(data19) > 100){
const err53 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid0 = _errs58 === errors;
}
if(data.details !== undefined){
let data20 = data.details;
const _errs60 = errors;
const _errs61 = errors;
if(typeof data20 === "string"){
if(func1(data20) > 100000){
const err55 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/maxLength",keyword:"maxLength",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid0 = _errs60 === errors;
}
if(data.data !== undefined){
let data21 = data.data;
const _errs62 = errors;
const _errs63 = errors;
if(typeof data21 === "string"){
if(func1(data21) > 1000000){
const err57 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 1000000}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var valid0 = _errs62 === errors;
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

