// Generated from schemas/ by `npm run generate`: do not edit.
import { isHttpUrl } from '#contract/validation/formats.ts';
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"name":{"type":"string","minLength":1,"maxLength":30},"erpType":{"type":"string","minLength":1,"maxLength":30},"basePath":{"type":"string","minLength":1,"maxLength":200,"format":"http-url"},"dataSourceUuid":{"type":"string","minLength":1,"maxLength":36},"authUuid":{"type":"string","minLength":1,"maxLength":36},"documentsPerMinute":{"type":"integer","minimum":1,"maximum":600000},"remarks":{"type":"string","maxLength":200},"extendInfo":{"type":"array","maxItems":50,"items":{"type":"object","properties":{"parameterName":{"type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"parameterValue":{"type":"string","maxLength":500},"secret":{"type":"string","default":"AUTO","enum":["AUTO","YES","NO"]},"parameterValueSet":{"type":"boolean"}},"required":["parameterName"],"additionalProperties":false}},"successRule":{"type":"string","default":"ENVELOPE","enum":["ENVELOPE","SAP","KINGDEE","STATUS_ONLY","CUSTOM"]},"successStatuses":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?(\\s*,\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?)*\\s*$","default":"200-299"},"successCondition":{"type":"string","minLength":1,"maxLength":2000},"sampleStatus":{"type":"integer","minimum":100,"maximum":599,"default":200},"sampleResponse":{"type":"string","maxLength":4000},"version":{"type":"integer","minimum":0},"modifiedAt":{"type":"string","format":"date-time"}},"required":["name","erpType","basePath","dataSourceUuid","authUuid"],"allOf":[{"if":{"properties":{"successRule":{"const":"CUSTOM"}},"required":["successRule"]},"then":{"required":["successCondition"]}}],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const formats0 = isHttpUrl;
const formats2 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?(\\s*,\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?)*\\s*$", "u");

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
if((data.successRule === undefined) && (missing0 = "successRule")){
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
if(data.successRule !== undefined){
let data0 = data.successRule;
const _errs4 = errors;
if("CUSTOM" !== data0){
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
if(data.successCondition === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "successCondition"}};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.erpType === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "erpType"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.basePath === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basePath"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.dataSourceUuid === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataSourceUuid"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.authUuid === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authUuid"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs6 = errors;
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
let data1 = data.uuid;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 36){
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
var valid3 = _errs7 === errors;
}
if(data.companyUuid !== undefined){
let data2 = data.companyUuid;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 36){
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
var valid3 = _errs9 === errors;
}
if(data.name !== undefined){
let data3 = data.name;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 30){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data3) < 1){
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
var valid3 = _errs11 === errors;
}
if(data.erpType !== undefined){
let data4 = data.erpType;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 30){
const err17 = {instancePath:instancePath+"/erpType",schemaPath:"#/properties/erpType/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data4) < 1){
const err18 = {instancePath:instancePath+"/erpType",schemaPath:"#/properties/erpType/minLength",keyword:"minLength",params:{limit: 1}};
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
const err19 = {instancePath:instancePath+"/erpType",schemaPath:"#/properties/erpType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid3 = _errs13 === errors;
}
if(data.basePath !== undefined){
let data5 = data.basePath;
const _errs15 = errors;
const _errs16 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err20 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data5) < 1){
const err21 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats0(data5))){
const err22 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/format",keyword:"format",params:{format: "http-url"}};
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
const err23 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid3 = _errs15 === errors;
}
if(data.dataSourceUuid !== undefined){
let data6 = data.dataSourceUuid;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 36){
const err24 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data6) < 1){
const err25 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid3 = _errs17 === errors;
}
if(data.authUuid !== undefined){
let data7 = data.authUuid;
const _errs19 = errors;
const _errs20 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 36){
const err27 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data7) < 1){
const err28 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid3 = _errs19 === errors;
}
if(data.documentsPerMinute !== undefined){
let data8 = data.documentsPerMinute;
const _errs21 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err30 = {instancePath:instancePath+"/documentsPerMinute",schemaPath:"#/properties/documentsPerMinute/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs22 = errors;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 600000 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/documentsPerMinute",schemaPath:"#/properties/documentsPerMinute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/documentsPerMinute",schemaPath:"#/properties/documentsPerMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid3 = _errs21 === errors;
}
if(data.remarks !== undefined){
let data9 = data.remarks;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err33 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err34 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid3 = _errs23 === errors;
}
if(data.extendInfo !== undefined){
let data10 = data.extendInfo;
const _errs25 = errors;
const _errs26 = errors;
if(Array.isArray(data10)){
if(data10.length > 50){
const err35 = {instancePath:instancePath+"/extendInfo",schemaPath:"#/properties/extendInfo/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
let valid5 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs27 = errors;
const _errs28 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.parameterName === undefined){
const err36 = {instancePath:instancePath+"/extendInfo/" + i0,schemaPath:"#/properties/extendInfo/items/required",keyword:"required",params:{missingProperty: "parameterName"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs29 = errors;
for(const key1 in data11){
if(!((((key1 === "parameterName") || (key1 === "parameterValue")) || (key1 === "secret")) || (key1 === "parameterValueSet"))){
const err37 = {instancePath:instancePath+"/extendInfo/" + i0,schemaPath:"#/properties/extendInfo/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data11.parameterName !== undefined){
let data12 = data11.parameterName;
const _errs30 = errors;
const _errs31 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 100){
const err38 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterName",schemaPath:"#/properties/extendInfo/items/properties/parameterName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func1(data12) < 1){
const err39 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterName",schemaPath:"#/properties/extendInfo/items/properties/parameterName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern0.test(data12)){
const err40 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterName",schemaPath:"#/properties/extendInfo/items/properties/parameterName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err41 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterName",schemaPath:"#/properties/extendInfo/items/properties/parameterName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid6 = _errs30 === errors;
}
if(data11.parameterValue !== undefined){
let data13 = data11.parameterValue;
const _errs32 = errors;
const _errs33 = errors;
if(typeof data13 === "string"){
if(func1(data13) > 500){
const err42 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterValue",schemaPath:"#/properties/extendInfo/items/properties/parameterValue/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterValue",schemaPath:"#/properties/extendInfo/items/properties/parameterValue/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid6 = _errs32 === errors;
}
if(data11.secret !== undefined){
let data14 = data11.secret;
const _errs34 = errors;
if(typeof data14 !== "string"){
const err44 = {instancePath:instancePath+"/extendInfo/" + i0+"/secret",schemaPath:"#/properties/extendInfo/items/properties/secret/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs35 = errors;
const vSchema0 = schema0.properties.extendInfo.items.properties.secret.enum;
if(!(((data14 === "AUTO") || (data14 === "YES")) || (data14 === "NO"))){
const err45 = {instancePath:instancePath+"/extendInfo/" + i0+"/secret",schemaPath:"#/properties/extendInfo/items/properties/secret/enum",keyword:"enum",params:{allowedValues: schema0.properties.extendInfo.items.properties.secret.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid6 = _errs34 === errors;
}
if(data11.parameterValueSet !== undefined){
let data15 = data11.parameterValueSet;
const _errs36 = errors;
if(typeof data15 !== "boolean"){
const err46 = {instancePath:instancePath+"/extendInfo/" + i0+"/parameterValueSet",schemaPath:"#/properties/extendInfo/items/properties/parameterValueSet/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs37 = errors;
var valid6 = _errs36 === errors;
}
}
else {
const err47 = {instancePath:instancePath+"/extendInfo/" + i0,schemaPath:"#/properties/extendInfo/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid4 = _errs27 === errors;
if(!valid4){
valid5 = false;
}
}
}
else {
const err48 = {instancePath:instancePath+"/extendInfo",schemaPath:"#/properties/extendInfo/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid3 = _errs25 === errors;
}
if(data.successRule !== undefined){
let data16 = data.successRule;
const _errs38 = errors;
if(typeof data16 !== "string"){
const err49 = {instancePath:instancePath+"/successRule",schemaPath:"#/properties/successRule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs39 = errors;
const vSchema1 = schema0.properties.successRule.enum;
if(!(((((data16 === "ENVELOPE") || (data16 === "SAP")) || (data16 === "KINGDEE")) || (data16 === "STATUS_ONLY")) || (data16 === "CUSTOM"))){
const err50 = {instancePath:instancePath+"/successRule",schemaPath:"#/properties/successRule/enum",keyword:"enum",params:{allowedValues: schema0.properties.successRule.enum}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid3 = _errs38 === errors;
}
if(data.successStatuses !== undefined){
let data17 = data.successStatuses;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data17 === "string"){
if(func1(data17) > 100){
const err51 = {instancePath:instancePath+"/successStatuses",schemaPath:"#/properties/successStatuses/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func1(data17) < 1){
const err52 = {instancePath:instancePath+"/successStatuses",schemaPath:"#/properties/successStatuses/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern1.test(data17)){
const err53 = {instancePath:instancePath+"/successStatuses",schemaPath:"#/properties/successStatuses/pattern",keyword:"pattern",params:{pattern: "^\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?(\\s*,\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?)*\\s*$"}};
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
const err54 = {instancePath:instancePath+"/successStatuses",schemaPath:"#/properties/successStatuses/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid3 = _errs40 === errors;
}
if(data.successCondition !== undefined){
let data18 = data.successCondition;
const _errs42 = errors;
const _errs43 = errors;
if(typeof data18 === "string"){
if(func1(data18) > 2000){
const err55 = {instancePath:instancePath+"/successCondition",schemaPath:"#/properties/successCondition/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(func1(data18) < 1){
const err56 = {instancePath:instancePath+"/successCondition",schemaPath:"#/properties/successCondition/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/successCondition",schemaPath:"#/properties/successCondition/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var valid3 = _errs42 === errors;
}
if(data.sampleStatus !== undefined){
let data19 = data.sampleStatus;
const _errs44 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err58 = {instancePath:instancePath+"/sampleStatus",schemaPath:"#/properties/sampleStatus/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const _errs45 = errors;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 599 || isNaN(data19)){
const err59 = {instancePath:instancePath+"/sampleStatus",schemaPath:"#/properties/sampleStatus/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data19 < 100 || isNaN(data19)){
const err60 = {instancePath:instancePath+"/sampleStatus",schemaPath:"#/properties/sampleStatus/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
var valid3 = _errs44 === errors;
}
if(data.sampleResponse !== undefined){
let data20 = data.sampleResponse;
const _errs46 = errors;
const _errs47 = errors;
if(typeof data20 === "string"){
if(func1(data20) > 4000){
const err61 = {instancePath:instancePath+"/sampleResponse",schemaPath:"#/properties/sampleResponse/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/sampleResponse",schemaPath:"#/properties/sampleResponse/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var valid3 = _errs46 === errors;
}
if(data.version !== undefined){
let data21 = data.version;
const _errs48 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err63 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const _errs49 = errors;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err64 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
var valid3 = _errs48 === errors;
}
if(data.modifiedAt !== undefined){
let data22 = data.modifiedAt;
const _errs50 = errors;
const _errs51 = errors;
if((typeof data22 == "number") && (isFinite(data22))){
}
if(typeof data22 === "string"){
if(!(formats2.test(data22))){
const err65 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var valid3 = _errs50 === errors;
}
}
else {
const err67 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"properties":{"successRule":{"const":"CUSTOM"}},"required":["successRule"],"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.successRule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "successRule"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.successRule !== undefined){
let data0 = data.successRule;
const _errs0 = errors;
if("CUSTOM" !== data0){
const err1 = {instancePath:instancePath+"/successRule",schemaPath:"#/properties/successRule/const",keyword:"const",params:{allowedValue: "CUSTOM"}};
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


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-6ce5d785": v0,
  "5afb6c9c": v1,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {
  "successCondition": v1,
};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
