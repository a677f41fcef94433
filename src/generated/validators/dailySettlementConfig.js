// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"configUuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"configType":{"type":"string","default":"ERP","enum":["ERP","WCS"]},"interfaceRange":{"type":"string","default":"ALL","enum":["ALL","SELECTED"]},"interfaceUuids":{"type":"array","minItems":1,"maxItems":500,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":36}},"settlementTime":{"type":"string","minLength":1,"maxLength":5,"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","default":"23:30"},"failureCountStart":{"type":"integer","minimum":1,"maximum":1000,"default":3},"pendingReset":{"type":"boolean","default":true},"resetDayRange":{"type":"integer","minimum":1,"maximum":365,"default":3},"pendingCancel":{"type":"boolean","default":true},"cancelDayRange":{"type":"integer","minimum":1,"maximum":365,"default":7},"status":{"type":"string","enum":["OFFLINE","ONLINE"]},"language":{"type":"string","maxLength":10},"version":{"type":"integer","minimum":0},"modifiedAt":{"type":"string","format":"date-time"}},"required":["configType","interfaceRange","settlementTime","failureCountStart"],"allOf":[{"if":{"properties":{"interfaceRange":{"const":"SELECTED"}},"required":["interfaceRange"]},"then":{"required":["interfaceUuids"]}},{"if":{"not":{"properties":{"pendingReset":{"const":false}},"required":["pendingReset"]}},"then":{"required":["resetDayRange"]}},{"if":{"not":{"properties":{"pendingCancel":{"const":false}},"required":["pendingCancel"]}},"then":{"required":["cancelDayRange"]}}],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const pattern0 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const formats0 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.interfaceRange === undefined) && (missing0 = "interfaceRange")){
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
if(data.interfaceRange !== undefined){
let data0 = data.interfaceRange;
const _errs4 = errors;
if("SELECTED" !== data0){
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
if(errors === _errs4){
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
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
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceUuids === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "interfaceUuids"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.pendingReset === undefined) && (missing1 = "pendingReset")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.pendingReset !== undefined){
let data1 = data.pendingReset;
const _errs11 = errors;
if(false !== data1){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
}
if(errors === _errs11){
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
}
}
}
if(errors === _errs10){
}
var valid4 = _errs10 === errors;
if(valid4){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(errors === _errs8){
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resetDayRange === undefined){
const err7 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "resetDayRange"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid3 = _valid1;
}
if(!valid3){
const err8 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs6 === errors;
const _errs13 = errors;
const _errs14 = errors;
let valid6 = true;
const _errs15 = errors;
const _errs16 = errors;
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.pendingCancel === undefined) && (missing2 = "pendingCancel")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.pendingCancel !== undefined){
let data2 = data.pendingCancel;
const _errs18 = errors;
if(false !== data2){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
}
if(errors === _errs18){
}
var valid8 = _errs18 === errors;
}
else {
var valid8 = true;
}
if(valid8){
}
}
}
if(errors === _errs17){
}
var valid7 = _errs17 === errors;
if(valid7){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
if(errors === _errs15){
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cancelDayRange === undefined){
const err12 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "cancelDayRange"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid2 = _errs19 === errors;
valid6 = _valid2;
}
if(!valid6){
const err13 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs13 === errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configType === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "configType"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.interfaceRange === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceRange"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.settlementTime === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settlementTime"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.failureCountStart === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureCountStart"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs20 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.uuid !== undefined){
let data3 = data.uuid;
const _errs21 = errors;
const _errs22 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 36){
const err19 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err20 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid9 = _errs21 === errors;
}
if(data.configUuid !== undefined){
let data4 = data.configUuid;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 36){
const err21 = {instancePath:instancePath+"/configUuid",schemaPath:"#/properties/configUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err22 = {instancePath:instancePath+"/configUuid",schemaPath:"#/properties/configUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid9 = _errs23 === errors;
}
if(data.companyUuid !== undefined){
let data5 = data.companyUuid;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 36){
const err23 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err24 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid9 = _errs25 === errors;
}
if(data.configType !== undefined){
let data6 = data.configType;
const _errs27 = errors;
if(typeof data6 !== "string"){
const err25 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs28 = errors;
const vSchema0 = schema0.properties.configType.enum;
if(!((data6 === "ERP") || (data6 === "WCS"))){
const err26 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/enum",keyword:"enum",params:{allowedValues: schema0.properties.configType.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid9 = _errs27 === errors;
}
if(data.interfaceRange !== undefined){
let data7 = data.interfaceRange;
const _errs29 = errors;
if(typeof data7 !== "string"){
const err27 = {instancePath:instancePath+"/interfaceRange",schemaPath:"#/properties/interfaceRange/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs30 = errors;
const vSchema1 = schema0.properties.interfaceRange.enum;
if(!((data7 === "ALL") || (data7 === "SELECTED"))){
const err28 = {instancePath:instancePath+"/interfaceRange",schemaPath:"#/properties/interfaceRange/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaceRange.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid9 = _errs29 === errors;
}
if(data.interfaceUuids !== undefined){
let data8 = data.interfaceUuids;
const _errs31 = errors;
const _errs32 = errors;
if(Array.isArray(data8)){
if(data8.length > 500){
const err29 = {instancePath:instancePath+"/interfaceUuids",schemaPath:"#/properties/interfaceUuids/maxItems",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8.length < 1){
const err30 = {instancePath:instancePath+"/interfaceUuids",schemaPath:"#/properties/interfaceUuids/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
let valid11 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs33 = errors;
const _errs34 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 36){
const err31 = {instancePath:instancePath+"/interfaceUuids/" + i0,schemaPath:"#/properties/interfaceUuids/items/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data9) < 1){
const err32 = {instancePath:instancePath+"/interfaceUuids/" + i0,schemaPath:"#/properties/interfaceUuids/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/interfaceUuids/" + i0,schemaPath:"#/properties/interfaceUuids/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid10 = _errs33 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i1 = data8.length;
let j0;
valid12 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err34 = {instancePath:instancePath+"/interfaceUuids",schemaPath:"#/properties/interfaceUuids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
valid12 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err35 = {instancePath:instancePath+"/interfaceUuids",schemaPath:"#/properties/interfaceUuids/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid9 = _errs31 === errors;
}
if(data.settlementTime !== undefined){
let data10 = data.settlementTime;
const _errs35 = errors;
const _errs36 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 5){
const err36 = {instancePath:instancePath+"/settlementTime",schemaPath:"#/properties/settlementTime/maxLength",keyword:"maxLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func1(data10) < 1){
const err37 = {instancePath:instancePath+"/settlementTime",schemaPath:"#/properties/settlementTime/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern0.test(data10)){
const err38 = {instancePath:instancePath+"/settlementTime",schemaPath:"#/properties/settlementTime/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}};
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
const err39 = {instancePath:instancePath+"/settlementTime",schemaPath:"#/properties/settlementTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid9 = _errs35 === errors;
}
if(data.failureCountStart !== undefined){
let data11 = data.failureCountStart;
const _errs37 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err40 = {instancePath:instancePath+"/failureCountStart",schemaPath:"#/properties/failureCountStart/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs38 = errors;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
const err41 = {instancePath:instancePath+"/failureCountStart",schemaPath:"#/properties/failureCountStart/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err42 = {instancePath:instancePath+"/failureCountStart",schemaPath:"#/properties/failureCountStart/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid9 = _errs37 === errors;
}
if(data.pendingReset !== undefined){
let data12 = data.pendingReset;
const _errs39 = errors;
if(typeof data12 !== "boolean"){
const err43 = {instancePath:instancePath+"/pendingReset",schemaPath:"#/properties/pendingReset/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs40 = errors;
var valid9 = _errs39 === errors;
}
if(data.resetDayRange !== undefined){
let data13 = data.resetDayRange;
const _errs41 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err44 = {instancePath:instancePath+"/resetDayRange",schemaPath:"#/properties/resetDayRange/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs42 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 365 || isNaN(data13)){
const err45 = {instancePath:instancePath+"/resetDayRange",schemaPath:"#/properties/resetDayRange/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err46 = {instancePath:instancePath+"/resetDayRange",schemaPath:"#/properties/resetDayRange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var valid9 = _errs41 === errors;
}
if(data.pendingCancel !== undefined){
let data14 = data.pendingCancel;
const _errs43 = errors;
if(typeof data14 !== "boolean"){
const err47 = {instancePath:instancePath+"/pendingCancel",schemaPath:"#/properties/pendingCancel/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs44 = errors;
var valid9 = _errs43 === errors;
}
if(data.cancelDayRange !== undefined){
let data15 = data.cancelDayRange;
const _errs45 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err48 = {instancePath:instancePath+"/cancelDayRange",schemaPath:"#/properties/cancelDayRange/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const _errs46 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 365 || isNaN(data15)){
const err49 = {instancePath:instancePath+"/cancelDayRange",schemaPath:"#/properties/cancelDayRange/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err50 = {instancePath:instancePath+"/cancelDayRange",schemaPath:"#/properties/cancelDayRange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var valid9 = _errs45 === errors;
}
if(data.status !== undefined){
let data16 = data.status;
const _errs47 = errors;
if(typeof data16 !== "string"){
const err51 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const _errs48 = errors;
const vSchema2 = schema0.properties.status.enum;
if(!((data16 === "OFFLINE") || (data16 === "ONLINE"))){
const err52 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid9 = _errs47 === errors;
}
if(data.language !== undefined){
let data17 = data.language;
const _errs49 = errors;
const _errs50 = errors;
if(typeof data17 === "string"){
if(func1(data17) > 10){
const err53 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 10}};
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
const err54 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid9 = _errs49 === errors;
}
if(data.version !== undefined){
let data18 = data.version;
const _errs51 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err55 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const _errs52 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err56 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var valid9 = _errs51 === errors;
}
if(data.modifiedAt !== undefined){
let data19 = data.modifiedAt;
const _errs53 = errors;
const _errs54 = errors;
if((typeof data19 == "number") && (isFinite(data19))){
}
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err57 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err58 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var valid9 = _errs53 === errors;
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

export const v1 = validate1;
const schema1 = {"properties":{"interfaceRange":{"const":"SELECTED"}},"required":["interfaceRange"],"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceRange === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceRange"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.interfaceRange !== undefined){
let data0 = data.interfaceRange;
const _errs0 = errors;
if("SELECTED" !== data0){
const err1 = {instancePath:instancePath+"/interfaceRange",schemaPath:"#/properties/interfaceRange/const",keyword:"const",params:{allowedValue: "SELECTED"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid0 = _errs0 === errors;
}
}
validate1.errors = vErrors;
return errors === 0;
}

export const v2 = validate2;
const schema2 = {"not":{"properties":{"pendingReset":{"const":false}},"required":["pendingReset"]},"$id":"v2"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v2" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.pendingReset === undefined) && (missing0 = "pendingReset")){
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
if(data.pendingReset !== undefined){
let data0 = data.pendingReset;
const _errs2 = errors;
if(false !== data0){
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
}
}
}
if(errors === _errs1){
}
var valid0 = _errs1 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
validate2.errors = vErrors;
return errors === 0;
}

export const v3 = validate3;
const schema3 = {"not":{"properties":{"pendingCancel":{"const":false}},"required":["pendingCancel"]},"$id":"v3"};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v3" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.pendingCancel === undefined) && (missing0 = "pendingCancel")){
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
if(data.pendingCancel !== undefined){
let data0 = data.pendingCancel;
const _errs2 = errors;
if(false !== data0){
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
}
}
}
if(errors === _errs1){
}
var valid0 = _errs1 === errors;
if(valid0){
const err2 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
validate3.errors = vErrors;
return errors === 0;
}

export const v4 = validate4;
const schema4 = {"type":"object","if":{"properties":{"pendingReset":{"const":true},"pendingCancel":{"const":true}}},"then":{"properties":{"resetDayRange":{"type":"integer","exclusiveMaximum":{"$data":"1/cancelDayRange"}}}},"$id":"v4"};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v4" */;
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pendingReset !== undefined){
let data0 = data.pendingReset;
const _errs3 = errors;
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
if(errors === _errs3){
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.pendingCancel !== undefined){
let data1 = data.pendingCancel;
const _errs4 = errors;
if(true !== data1){
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
if(errors === _errs4){
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
}
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
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resetDayRange !== undefined){
let data2 = data.resetDayRange;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/resetDayRange",schemaPath:"#/then/properties/resetDayRange/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
const vSchema0 = data && data.cancelDayRange;
if(vSchema0 !== undefined && ((!((typeof vSchema0 == "number") && (isFinite(vSchema0)))) || (data2 >= vSchema0 || isNaN(data2)))){
const err4 = {instancePath:instancePath+"/resetDayRange",schemaPath:"#/then/properties/resetDayRange/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: vSchema0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid2 = _errs6 === errors;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-1aa330c1": v0,
  "-15165e9a": v1,
  "-5a36b0fd": v2,
  "532b139d": v3,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {
  "interfaceUuids": v1,
  "resetDayRange": v2,
  "cancelDayRange": v3,
};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [
  { field: "resetDayRange", message: "validation.resetBeforeCancel", validate: v4 },
];
