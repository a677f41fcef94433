// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","interfaceName","interfaceType","menuName","scope","dcCode","carrierCode","ownerCode","entityIdentifier","remarks","type","erpUuid","dataSourceUuid","method","path","address","queueName","requestMode","requestAction","formId","successRule","successStatuses","successCondition","sampleStatus","sampleResponse","tableAccess","intermediateTableName","sourceTableName","targetTableName","storedProcedureName","triggerStrategy","executionStrategy","executionTime","intervalMinutes","cronExpression","itemProcessingType","fileFormat","fileName","lanes","preFilter","postFilter","alarmEnabled","dingDingUuid","status","debug","debugUntil","pendingCount","blockedCount","failureCount","failureReason","outageCount","receiverDownSince","nextProbeTime","onlineAt","lastScheduleTime","version","modifiedAt"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"else":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]}},"menuName":{"type":"string","maxLength":30},"scope":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["DC","CARRIER"]}},"else":{"type":"string","enum":["DC","CARRIER"]}},"dcCode":{"type":"string","maxLength":30},"carrierCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"type":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["HTTP","ACTIVE_MQ","WEB_SERVICE","INTERMEDIATE_TABLE"]}},"else":{"type":"string","enum":["HTTP","ACTIVE_MQ","WEB_SERVICE","INTERMEDIATE_TABLE"]}},"erpUuid":{"type":"string","maxLength":36},"dataSourceUuid":{"type":"string","maxLength":36},"triggerStrategy":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["EVENT","CRON"]}},"else":{"type":"string","enum":["EVENT","CRON"]}},"dingDingUuid":{"type":"string","maxLength":36},"status":{"if":{"type":"array"},"then":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["OFFLINE","ONLINE","SUSPENDED"]}},"else":{"type":"string","enum":["OFFLINE","ONLINE","SUSPENDED"]}},"debug":{"type":"boolean"}},"additionalProperties":false,"$id":"v0"};
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
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "menuName")) || (data3 === "scope")) || (data3 === "dcCode")) || (data3 === "carrierCode")) || (data3 === "ownerCode")) || (data3 === "entityIdentifier")) || (data3 === "remarks")) || (data3 === "type")) || (data3 === "erpUuid")) || (data3 === "dataSourceUuid")) || (data3 === "method")) || (data3 === "path")) || (data3 === "address")) || (data3 === "queueName")) || (data3 === "requestMode")) || (data3 === "requestAction")) || (data3 === "formId")) || (data3 === "successRule")) || (data3 === "successStatuses")) || (data3 === "successCondition")) || (data3 === "sampleStatus")) || (data3 === "sampleResponse")) || (data3 === "tableAccess")) || (data3 === "intermediateTableName")) || (data3 === "sourceTableName")) || (data3 === "targetTableName")) || (data3 === "storedProcedureName")) || (data3 === "triggerStrategy")) || (data3 === "executionStrategy")) || (data3 === "executionTime")) || (data3 === "intervalMinutes")) || (data3 === "cronExpression")) || (data3 === "itemProcessingType")) || (data3 === "fileFormat")) || (data3 === "fileName")) || (data3 === "lanes")) || (data3 === "preFilter")) || (data3 === "postFilter")) || (data3 === "alarmEnabled")) || (data3 === "dingDingUuid")) || (data3 === "status")) || (data3 === "debug")) || (data3 === "debugUntil")) || (data3 === "pendingCount")) || (data3 === "blockedCount")) || (data3 === "failureCount")) || (data3 === "failureReason")) || (data3 === "outageCount")) || (data3 === "receiverDownSince")) || (data3 === "nextProbeTime")) || (data3 === "onlineAt")) || (data3 === "lastScheduleTime")) || (data3 === "version")) || (data3 === "modifiedAt"))){
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
if(data.interfaceName !== undefined){
let data7 = data.interfaceName;
const _errs16 = errors;
const _errs17 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err16 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err17 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
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
if(data.interfaceType !== undefined){
let data8 = data.interfaceType;
const _errs18 = errors;
const _errs19 = errors;
let valid1 = true;
const _errs20 = errors;
if(!(Array.isArray(data8))){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs21 = errors;
if(errors === _errs20){
}
var _valid0 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs22 = errors;
const _errs23 = errors;
if(Array.isArray(data8)){
if(data8.length < 1){
const err19 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
let valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs24 = errors;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs25 = errors;
const vSchema2 = schema0.properties.interfaceType.then.items.enum;
if(!((((data9 === "ERP_DOWN") || (data9 === "ERP_UP")) || (data9 === "WCS_DOWN")) || (data9 === "WCS_UP"))){
const err21 = {instancePath:instancePath+"/interfaceType/" + i0,schemaPath:"#/properties/interfaceType/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaceType.then.items.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid2 = _errs24 === errors;
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data8.length;
let j0;
valid4 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err22 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
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
const err23 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs26 = errors;
if(typeof data8 !== "string"){
const err24 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs27 = errors;
const vSchema3 = schema0.properties.interfaceType.else.enum;
if(!((((data8 === "ERP_DOWN") || (data8 === "ERP_UP")) || (data8 === "WCS_DOWN")) || (data8 === "WCS_UP"))){
const err25 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaceType.else.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs26 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err26 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/if",keyword:"if",params:{failingKeyword: ifClause0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.menuName !== undefined){
let data10 = data.menuName;
const _errs28 = errors;
const _errs29 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 30){
const err27 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err28 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs28 === errors;
}
if(data.scope !== undefined){
let data11 = data.scope;
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
const err30 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/then/minItems",keyword:"minItems",params:{limit: 1}};
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
const err31 = {instancePath:instancePath+"/scope/" + i2,schemaPath:"#/properties/scope/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs37 = errors;
const vSchema4 = schema0.properties.scope.then.items.enum;
if(!((data12 === "DC") || (data12 === "CARRIER"))){
const err32 = {instancePath:instancePath+"/scope/" + i2,schemaPath:"#/properties/scope/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.scope.then.items.enum}};
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
const err33 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/then/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
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
const err34 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/then/type",keyword:"type",params:{type: "array"}};
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
const err35 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs39 = errors;
const vSchema5 = schema0.properties.scope.else.enum;
if(!((data11 === "DC") || (data11 === "CARRIER"))){
const err36 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.scope.else.enum}};
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
const err37 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/if",keyword:"if",params:{failingKeyword: ifClause1}};
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
if(data.dcCode !== undefined){
let data13 = data.dcCode;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data13 === "string"){
if(func1(data13) > 30){
const err38 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err39 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid0 = _errs40 === errors;
}
if(data.carrierCode !== undefined){
let data14 = data.carrierCode;
const _errs42 = errors;
const _errs43 = errors;
if(typeof data14 === "string"){
if(func1(data14) > 30){
const err40 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err41 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs42 === errors;
}
if(data.ownerCode !== undefined){
let data15 = data.ownerCode;
const _errs44 = errors;
const _errs45 = errors;
if(typeof data15 === "string"){
if(func1(data15) > 30){
const err42 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err43 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid0 = _errs44 === errors;
}
if(data.type !== undefined){
let data16 = data.type;
const _errs46 = errors;
const _errs47 = errors;
let valid9 = true;
const _errs48 = errors;
if(!(Array.isArray(data16))){
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs49 = errors;
if(errors === _errs48){
}
var _valid2 = _errs48 === errors;
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs50 = errors;
const _errs51 = errors;
if(Array.isArray(data16)){
if(data16.length < 1){
const err45 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
let valid11 = true;
const len2 = data16.length;
for(let i4=0; i4<len2; i4++){
let data17 = data16[i4];
const _errs52 = errors;
if(typeof data17 !== "string"){
const err46 = {instancePath:instancePath+"/type/" + i4,schemaPath:"#/properties/type/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs53 = errors;
const vSchema6 = schema0.properties.type.then.items.enum;
if(!((((data17 === "HTTP") || (data17 === "ACTIVE_MQ")) || (data17 === "WEB_SERVICE")) || (data17 === "INTERMEDIATE_TABLE"))){
const err47 = {instancePath:instancePath+"/type/" + i4,schemaPath:"#/properties/type/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.then.items.enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid10 = _errs52 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i5 = data16.length;
let j2;
valid12 = true;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data16[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err48 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
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
const err49 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid2 = _errs50 === errors;
valid9 = _valid2;
ifClause2 = "then";
}
else {
const _errs54 = errors;
if(typeof data16 !== "string"){
const err50 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs55 = errors;
const vSchema7 = schema0.properties.type.else.enum;
if(!((((data16 === "HTTP") || (data16 === "ACTIVE_MQ")) || (data16 === "WEB_SERVICE")) || (data16 === "INTERMEDIATE_TABLE"))){
const err51 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.else.enum}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid2 = _errs54 === errors;
valid9 = _valid2;
ifClause2 = "else";
}
if(!valid9){
const err52 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/if",keyword:"if",params:{failingKeyword: ifClause2}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid0 = _errs46 === errors;
}
if(data.erpUuid !== undefined){
let data18 = data.erpUuid;
const _errs56 = errors;
const _errs57 = errors;
if(typeof data18 === "string"){
if(func1(data18) > 36){
const err53 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err54 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid0 = _errs56 === errors;
}
if(data.dataSourceUuid !== undefined){
let data19 = data.dataSourceUuid;
const _errs58 = errors;
const _errs59 = errors;
if(typeof data19 === "string"){
if(func1(data19) > 36){
const err55 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err56 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid0 = _errs58 === errors;
}
if(data.triggerStrategy !== undefined){
let data20 = data.triggerStrategy;
const _errs60 = errors;
const _errs61 = errors;
let valid13 = true;
const _errs62 = errors;
if(!(Array.isArray(data20))){
const err57 = {};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const _errs63 = errors;
if(errors === _errs62){
}
var _valid3 = _errs62 === errors;
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid3){
const _errs64 = errors;
const _errs65 = errors;
if(Array.isArray(data20)){
if(data20.length < 1){
const err58 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
let valid15 = true;
const len3 = data20.length;
for(let i6=0; i6<len3; i6++){
let data21 = data20[i6];
const _errs66 = errors;
if(typeof data21 !== "string"){
const err59 = {instancePath:instancePath+"/triggerStrategy/" + i6,schemaPath:"#/properties/triggerStrategy/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const _errs67 = errors;
const vSchema8 = schema0.properties.triggerStrategy.then.items.enum;
if(!((data21 === "EVENT") || (data21 === "CRON"))){
const err60 = {instancePath:instancePath+"/triggerStrategy/" + i6,schemaPath:"#/properties/triggerStrategy/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.triggerStrategy.then.items.enum}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid14 = _errs66 === errors;
if(!valid14){
valid15 = false;
}
}
let valid16;
let i7 = data20.length;
let j3;
valid16 = true;
if(i7 > 1){
const indices3 = {};
for(;i7--;){
let item3 = data20[i7];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
const err61 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/then/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
valid16 = false;
break;
}
indices3[item3] = i7;
}
}
}
else {
const err62 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid3 = _errs64 === errors;
valid13 = _valid3;
ifClause3 = "then";
}
else {
const _errs68 = errors;
if(typeof data20 !== "string"){
const err63 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const _errs69 = errors;
const vSchema9 = schema0.properties.triggerStrategy.else.enum;
if(!((data20 === "EVENT") || (data20 === "CRON"))){
const err64 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.triggerStrategy.else.enum}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid3 = _errs68 === errors;
valid13 = _valid3;
ifClause3 = "else";
}
if(!valid13){
const err65 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/if",keyword:"if",params:{failingKeyword: ifClause3}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var valid0 = _errs60 === errors;
}
if(data.dingDingUuid !== undefined){
let data22 = data.dingDingUuid;
const _errs70 = errors;
const _errs71 = errors;
if(typeof data22 === "string"){
if(func1(data22) > 36){
const err66 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var valid0 = _errs70 === errors;
}
if(data.status !== undefined){
let data23 = data.status;
const _errs72 = errors;
const _errs73 = errors;
let valid17 = true;
const _errs74 = errors;
if(!(Array.isArray(data23))){
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const _errs75 = errors;
if(errors === _errs74){
}
var _valid4 = _errs74 === errors;
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid4){
const _errs76 = errors;
const _errs77 = errors;
if(Array.isArray(data23)){
if(data23.length < 1){
const err69 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
let valid19 = true;
const len4 = data23.length;
for(let i8=0; i8<len4; i8++){
let data24 = data23[i8];
const _errs78 = errors;
if(typeof data24 !== "string"){
const err70 = {instancePath:instancePath+"/status/" + i8,schemaPath:"#/properties/status/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const _errs79 = errors;
const vSchema10 = schema0.properties.status.then.items.enum;
if(!(((data24 === "OFFLINE") || (data24 === "ONLINE")) || (data24 === "SUSPENDED"))){
const err71 = {instancePath:instancePath+"/status/" + i8,schemaPath:"#/properties/status/then/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.then.items.enum}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var valid18 = _errs78 === errors;
if(!valid18){
valid19 = false;
}
}
let valid20;
let i9 = data23.length;
let j4;
valid20 = true;
if(i9 > 1){
const indices4 = {};
for(;i9--;){
let item4 = data23[i9];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
const err72 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j4}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
valid20 = false;
break;
}
indices4[item4] = i9;
}
}
}
else {
const err73 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid4 = _errs76 === errors;
valid17 = _valid4;
ifClause4 = "then";
}
else {
const _errs80 = errors;
if(typeof data23 !== "string"){
const err74 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/else/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const _errs81 = errors;
const vSchema11 = schema0.properties.status.else.enum;
if(!(((data23 === "OFFLINE") || (data23 === "ONLINE")) || (data23 === "SUSPENDED"))){
const err75 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/else/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.else.enum}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid4 = _errs80 === errors;
valid17 = _valid4;
ifClause4 = "else";
}
if(!valid17){
const err76 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/if",keyword:"if",params:{failingKeyword: ifClause4}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var valid0 = _errs72 === errors;
}
if(data.debug !== undefined){
let data25 = data.debug;
const _errs82 = errors;
if(typeof data25 !== "boolean"){
const err77 = {instancePath:instancePath+"/debug",schemaPath:"#/properties/debug/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const _errs83 = errors;
var valid0 = _errs82 === errors;
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

