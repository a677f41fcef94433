// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"format":{"type":"string","const":"interface-console"},"schemaVersion":{"type":"integer","minimum":1},"exportedAt":{"type":"string","format":"date-time"},"source":{"type":"object","properties":{"companyUuid":{"type":"string","maxLength":36},"dcCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30}},"required":["companyUuid"],"additionalProperties":false},"items":{"type":"array","maxItems":10000,"items":{"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","minLength":1,"maxLength":30},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]},"menuName":{"type":"string","minLength":1,"maxLength":30},"scope":{"type":"string","default":"DC","enum":["DC","CARRIER"]},"dcCode":{"type":"string","minLength":1,"maxLength":30},"carrierCode":{"type":"string","minLength":1,"maxLength":30},"ownerCode":{"type":"string","minLength":1,"maxLength":30},"entityIdentifier":{"type":"string","maxLength":60},"remarks":{"type":"string","maxLength":200},"type":{"type":"string","default":"HTTP","enum":["HTTP","ACTIVE_MQ","WEB_SERVICE","INTERMEDIATE_TABLE"]},"erpUuid":{"type":"string","minLength":1,"maxLength":36},"dataSourceUuid":{"type":"string","minLength":1,"maxLength":36},"method":{"type":"string","default":"POST","enum":["POST","GET","PUT"]},"path":{"type":"string","minLength":1,"maxLength":200,"pattern":"^/\\S*$"},"address":{"type":"string","minLength":1,"maxLength":200,"pattern":"^(https?|tcp|ssl|nio)://[^\\s/?#]+\\S*$"},"queueName":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\S+$"},"requestMode":{"type":"string","default":"PLAIN","enum":["PLAIN","FORM"]},"requestAction":{"type":"string","minLength":1,"maxLength":60},"formId":{"type":"string","minLength":1,"maxLength":60},"tableAccess":{"type":"string","default":"TABLE","enum":["TABLE","TRANSFER","PROCEDURE"]},"intermediateTableName":{"type":"string","minLength":1,"maxLength":30,"pattern":"^\\S+$"},"sourceTableName":{"type":"string","minLength":1,"maxLength":30,"pattern":"^\\S+$"},"targetTableName":{"type":"string","minLength":1,"maxLength":30,"pattern":"^\\S+$"},"storedProcedureName":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\S+$"},"triggerStrategy":{"type":"string","default":"EVENT","enum":["EVENT","CRON"]},"eventTypes":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":60}},"executionStrategy":{"type":"string","default":"DAILY","enum":["DAILY","INTERVAL","EXPRESSION"]},"executionTime":{"type":"string","maxLength":5,"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"intervalMinutes":{"type":"integer","minimum":1,"maximum":1440,"default":5},"cronExpression":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[\\d*,/-]+( [\\d*,/A-Za-z-]+){4}$"},"itemProcessingType":{"type":"string","enum":["INC","FULL","QPC","BARCODE","VENDOR"]},"fileFormat":{"type":"string","enum":["CSV"]},"fileName":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\s/\\\\]+$"},"preFilter":{"type":"string","maxLength":2000},"postFilter":{"type":"string","maxLength":2000},"alarmEnabled":{"type":"boolean","default":false},"dingDingUuid":{"type":"string","minLength":1,"maxLength":36},"fieldMappings":{"type":"array","maxItems":5000,"items":{"type":"object","if":{"required":["functionType"]},"then":{"allOf":[{"if":{"properties":{"functionType":{"enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","REPLACE","FORMAT_TIME","GROUP","SUB_TABLE","SUB_QUERY"]}}},"then":{"required":["sourceField"]}},{"if":{"properties":{"functionType":{"enum":["EXTRACT","DEFAULT_VALUE","CUSTOM","REPLACE","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"]}}},"then":{"required":["expression"]}}]},"properties":{"lineNo":{"type":"integer","minimum":1},"targetField":{"type":"string","minLength":1,"maxLength":200,"pattern":"^\\S+$"},"type":{"type":"string","default":"STRING","enum":["STRING","NUMERIC","INTEGER","INT","LONG","BOOLEAN","DATE","ARRAY","OBJECT"]},"description":{"type":"string","maxLength":200},"functionType":{"type":"string","default":"REGULAR","enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","CUSTOM","REPLACE","CURRENT_TIME","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"]},"sourceField":{"type":"string","minLength":1,"maxLength":500},"expression":{"type":"string","minLength":1,"maxLength":4000}},"required":["targetField","type","functionType"],"additionalProperties":false}},"status":{"type":"string","enum":["OFFLINE","ONLINE","SUSPENDED"]},"debug":{"type":"boolean"},"debugUntil":{"type":"string","format":"date-time"},"pendingCount":{"type":"integer","minimum":0},"blockedCount":{"type":"integer","minimum":0},"failureCount":{"type":"integer","minimum":0},"failureReason":{"type":"string","maxLength":2000},"lastScheduleTime":{"type":"string","format":"date-time"},"version":{"type":"integer","minimum":0},"modifiedAt":{"type":"string","format":"date-time"}},"required":["interfaceName","interfaceType","menuName","scope","type","triggerStrategy"],"allOf":[{"if":{"properties":{"scope":{"const":"DC"}}},"then":{"required":["dcCode"]}},{"if":{"properties":{"scope":{"const":"CARRIER"}},"required":["scope"]},"then":{"required":["carrierCode"]}},{"if":{"properties":{"interfaceType":{"pattern":"^ERP_"}},"required":["interfaceType"]},"then":{"required":["erpUuid"]}},{"if":{"properties":{"interfaceType":{"not":{"pattern":"^ERP_"}},"type":{"const":"INTERMEDIATE_TABLE"}},"required":["interfaceType","type"]},"then":{"required":["dataSourceUuid"]}},{"if":{"properties":{"type":{"const":"HTTP"}},"required":["type"]},"then":{"required":["method"]}},{"if":{"properties":{"interfaceType":{"pattern":"^ERP_"},"type":{"enum":["HTTP","WEB_SERVICE"]}},"required":["interfaceType","type"]},"then":{"required":["path"]}},{"if":{"anyOf":[{"properties":{"type":{"const":"ACTIVE_MQ"}},"required":["type"]},{"properties":{"interfaceType":{"not":{"pattern":"^ERP_"}},"type":{"enum":["HTTP","WEB_SERVICE"]}},"required":["interfaceType","type"]}]},"then":{"required":["address"]}},{"if":{"properties":{"type":{"const":"ACTIVE_MQ"}},"required":["type"]},"then":{"required":["queueName"]}},{"if":{"properties":{"interfaceType":{"pattern":"^ERP_"},"type":{"const":"HTTP"}},"required":["interfaceType","type"]},"then":{"required":["requestMode"]}},{"if":{"properties":{"interfaceType":{"pattern":"^ERP_"},"type":{"const":"HTTP"},"requestMode":{"const":"FORM"}},"required":["interfaceType","type","requestMode"]},"then":{"required":["requestAction","formId"]}},{"if":{"properties":{"type":{"const":"INTERMEDIATE_TABLE"}},"required":["type"]},"then":{"required":["tableAccess"]}},{"if":{"properties":{"type":{"const":"INTERMEDIATE_TABLE"},"tableAccess":{"const":"TABLE"}},"required":["type","tableAccess"]},"then":{"required":["intermediateTableName"]}},{"if":{"properties":{"type":{"const":"INTERMEDIATE_TABLE"},"tableAccess":{"const":"TRANSFER"}},"required":["type","tableAccess"]},"then":{"required":["sourceTableName","targetTableName"]}},{"if":{"properties":{"type":{"const":"INTERMEDIATE_TABLE"},"tableAccess":{"const":"PROCEDURE"}},"required":["type","tableAccess"]},"then":{"required":["storedProcedureName"]}},{"if":{"properties":{"triggerStrategy":{"const":"EVENT"}},"required":["triggerStrategy"]},"then":{"required":["eventTypes"]}},{"if":{"properties":{"triggerStrategy":{"const":"CRON"}},"required":["triggerStrategy"]},"then":{"required":["executionStrategy"]}},{"if":{"properties":{"triggerStrategy":{"const":"CRON"},"executionStrategy":{"const":"DAILY"}},"required":["triggerStrategy","executionStrategy"]},"then":{"required":["executionTime"]}},{"if":{"properties":{"triggerStrategy":{"const":"CRON"},"executionStrategy":{"const":"INTERVAL"}},"required":["triggerStrategy","executionStrategy"]},"then":{"required":["intervalMinutes"]}},{"if":{"properties":{"triggerStrategy":{"const":"CRON"},"executionStrategy":{"const":"EXPRESSION"}},"required":["triggerStrategy","executionStrategy"]},"then":{"required":["cronExpression"]}},{"if":{"properties":{"type":{"const":"HTTP"},"fileFormat":{"const":"CSV"}},"required":["type","fileFormat"]},"then":{"required":["fileName"]}},{"if":{"properties":{"alarmEnabled":{"const":true}},"required":["alarmEnabled"]},"then":{"required":["dingDingUuid"]}}],"additionalProperties":false}},"references":{"type":"array","maxItems":10000,"items":{"type":"object","properties":{"kind":{"type":"string","enum":["erp","dingDing","dataSource","auth"]},"uuid":{"type":"string","maxLength":36},"name":{"type":"string","maxLength":100}},"required":["kind","uuid","name"],"additionalProperties":false}},"sha256":{"type":"string","maxLength":64,"pattern":"^[0-9a-f]{64}$"}},"required":["format","schemaVersion","exportedAt","source","items","references","sha256"],"additionalProperties":false,"$id":"v0"};
const formats0 = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i;

const func3 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^ERP_", "u");
const pattern6 = new RegExp("^/\\S*$", "u");
const pattern7 = new RegExp("^(https?|tcp|ssl|nio)://[^\\s/?#]+\\S*$", "u");
const pattern8 = new RegExp("^\\S+$", "u");
const pattern13 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern14 = new RegExp("^[\\d*,/-]+( [\\d*,/A-Za-z-]+){4}$", "u");
const pattern15 = new RegExp("^[^\\s/\\\\]+$", "u");
const pattern17 = new RegExp("^[0-9a-f]{64}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
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
for(const key0 in data){
if(!(((((((key0 === "format") || (key0 === "schemaVersion")) || (key0 === "exportedAt")) || (key0 === "source")) || (key0 === "items")) || (key0 === "references")) || (key0 === "sha256"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("interface-console" !== data0){
const err9 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "interface-console"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.schemaVersion !== undefined){
let data1 = data.schemaVersion;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.exportedAt !== undefined){
let data2 = data.exportedAt;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err12 = {instancePath:instancePath+"/exportedAt",schemaPath:"#/properties/exportedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err13 = {instancePath:instancePath+"/exportedAt",schemaPath:"#/properties/exportedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.companyUuid === undefined){
const err14 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "companyUuid") || (key1 === "dcCode")) || (key1 === "ownerCode"))){
const err15 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.companyUuid !== undefined){
let data4 = data3.companyUuid;
if(typeof data4 === "string"){
if(func0(data4) > 36){
const err16 = {instancePath:instancePath+"/source/companyUuid",schemaPath:"#/properties/source/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err17 = {instancePath:instancePath+"/source/companyUuid",schemaPath:"#/properties/source/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.dcCode !== undefined){
let data5 = data3.dcCode;
if(typeof data5 === "string"){
if(func0(data5) > 30){
const err18 = {instancePath:instancePath+"/source/dcCode",schemaPath:"#/properties/source/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err19 = {instancePath:instancePath+"/source/dcCode",schemaPath:"#/properties/source/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.ownerCode !== undefined){
let data6 = data3.ownerCode;
if(typeof data6 === "string"){
if(func0(data6) > 30){
const err20 = {instancePath:instancePath+"/source/ownerCode",schemaPath:"#/properties/source/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err21 = {instancePath:instancePath+"/source/ownerCode",schemaPath:"#/properties/source/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.items !== undefined){
let data7 = data.items;
if(Array.isArray(data7)){
if(data7.length > 10000){
const err23 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs22 = errors;
let valid5 = true;
const _errs23 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.scope !== undefined){
if("DC" !== data8.scope){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
var _valid0 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs25 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.dcCode === undefined){
const err25 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "dcCode"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
valid5 = _valid0;
}
if(!valid5){
const err26 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs27 = errors;
let valid7 = true;
const _errs28 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing0;
if((data8.scope === undefined) && (missing0 = "scope")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(data8.scope !== undefined){
if("CARRIER" !== data8.scope){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
var _valid1 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs30 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.carrierCode === undefined){
const err29 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "carrierCode"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid1 = _errs30 === errors;
valid7 = _valid1;
}
if(!valid7){
const err30 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs32 = errors;
let valid9 = true;
const _errs33 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((data8.interfaceType === undefined) && (missing1 = "interfaceType")){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data8.interfaceType !== undefined){
let data11 = data8.interfaceType;
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
}
var _valid2 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs35 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.erpUuid === undefined){
const err33 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/2/then/required",keyword:"required",params:{missingProperty: "erpUuid"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid2 = _errs35 === errors;
valid9 = _valid2;
}
if(!valid9){
const err34 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs37 = errors;
let valid11 = true;
const _errs38 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.interfaceType === undefined) && (missing2 = "interfaceType")) || ((data8.type === undefined) && (missing2 = "type"))){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
if(data8.interfaceType !== undefined){
let data12 = data8.interfaceType;
const _errs39 = errors;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid13 = _errs41 === errors;
if(valid13){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid12 = _errs39 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data8.type !== undefined){
const _errs42 = errors;
if("INTERMEDIATE_TABLE" !== data8.type){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid12 = _errs42 === errors;
}
else {
var valid12 = true;
}
}
}
}
var _valid3 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs43 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.dataSourceUuid === undefined){
const err39 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/3/then/required",keyword:"required",params:{missingProperty: "dataSourceUuid"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var _valid3 = _errs43 === errors;
valid11 = _valid3;
}
if(!valid11){
const err40 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs45 = errors;
let valid14 = true;
const _errs46 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing3;
if((data8.type === undefined) && (missing3 = "type")){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
if(data8.type !== undefined){
if("HTTP" !== data8.type){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
var _valid4 = _errs46 === errors;
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs48 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.method === undefined){
const err43 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/4/then/required",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var _valid4 = _errs48 === errors;
valid14 = _valid4;
}
if(!valid14){
const err44 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs50 = errors;
let valid16 = true;
const _errs51 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing4;
if(((data8.interfaceType === undefined) && (missing4 = "interfaceType")) || ((data8.type === undefined) && (missing4 = "type"))){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
if(data8.interfaceType !== undefined){
let data15 = data8.interfaceType;
const _errs52 = errors;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var valid17 = _errs52 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data8.type !== undefined){
let data16 = data8.type;
const _errs53 = errors;
if(!((data16 === "HTTP") || (data16 === "WEB_SERVICE"))){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid17 = _errs53 === errors;
}
else {
var valid17 = true;
}
}
}
}
var _valid5 = _errs51 === errors;
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs54 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.path === undefined){
const err48 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/5/then/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var _valid5 = _errs54 === errors;
valid16 = _valid5;
}
if(!valid16){
const err49 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs56 = errors;
let valid18 = true;
const _errs57 = errors;
const _errs58 = errors;
let valid19 = false;
const _errs59 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing5;
if((data8.type === undefined) && (missing5 = "type")){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
if(data8.type !== undefined){
if("ACTIVE_MQ" !== data8.type){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
var _valid7 = _errs59 === errors;
valid19 = valid19 || _valid7;
if(!valid19){
const _errs61 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing6;
if(((data8.interfaceType === undefined) && (missing6 = "interfaceType")) || ((data8.type === undefined) && (missing6 = "type"))){
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
if(data8.interfaceType !== undefined){
let data18 = data8.interfaceType;
const _errs62 = errors;
const _errs63 = errors;
const _errs64 = errors;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var valid22 = _errs64 === errors;
if(valid22){
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
var valid21 = _errs62 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data8.type !== undefined){
let data19 = data8.type;
const _errs65 = errors;
if(!((data19 === "HTTP") || (data19 === "WEB_SERVICE"))){
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var valid21 = _errs65 === errors;
}
else {
var valid21 = true;
}
}
}
}
var _valid7 = _errs61 === errors;
valid19 = valid19 || _valid7;
}
if(!valid19){
const err56 = {};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var _valid6 = _errs57 === errors;
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs66 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.address === undefined){
const err57 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/6/then/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var _valid6 = _errs66 === errors;
valid18 = _valid6;
}
if(!valid18){
const err58 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const _errs68 = errors;
let valid23 = true;
const _errs69 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing7;
if((data8.type === undefined) && (missing7 = "type")){
const err59 = {};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
if(data8.type !== undefined){
if("ACTIVE_MQ" !== data8.type){
const err60 = {};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
var _valid8 = _errs69 === errors;
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs71 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.queueName === undefined){
const err61 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/7/then/required",keyword:"required",params:{missingProperty: "queueName"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var _valid8 = _errs71 === errors;
valid23 = _valid8;
}
if(!valid23){
const err62 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/7/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const _errs73 = errors;
let valid25 = true;
const _errs74 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing8;
if(((data8.interfaceType === undefined) && (missing8 = "interfaceType")) || ((data8.type === undefined) && (missing8 = "type"))){
const err63 = {};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
else {
if(data8.interfaceType !== undefined){
let data21 = data8.interfaceType;
const _errs75 = errors;
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
var valid26 = _errs75 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data8.type !== undefined){
const _errs76 = errors;
if("HTTP" !== data8.type){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var valid26 = _errs76 === errors;
}
else {
var valid26 = true;
}
}
}
}
var _valid9 = _errs74 === errors;
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs77 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.requestMode === undefined){
const err66 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/8/then/required",keyword:"required",params:{missingProperty: "requestMode"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
var _valid9 = _errs77 === errors;
valid25 = _valid9;
}
if(!valid25){
const err67 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/8/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
const _errs79 = errors;
let valid27 = true;
const _errs80 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing9;
if((((data8.interfaceType === undefined) && (missing9 = "interfaceType")) || ((data8.type === undefined) && (missing9 = "type"))) || ((data8.requestMode === undefined) && (missing9 = "requestMode"))){
const err68 = {};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
if(data8.interfaceType !== undefined){
let data23 = data8.interfaceType;
const _errs81 = errors;
if(typeof data23 === "string"){
if(!pattern0.test(data23)){
const err69 = {};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
var valid28 = _errs81 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data8.type !== undefined){
const _errs82 = errors;
if("HTTP" !== data8.type){
const err70 = {};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var valid28 = _errs82 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data8.requestMode !== undefined){
const _errs83 = errors;
if("FORM" !== data8.requestMode){
const err71 = {};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var valid28 = _errs83 === errors;
}
else {
var valid28 = true;
}
}
}
}
}
var _valid10 = _errs80 === errors;
errors = _errs79;
if(vErrors !== null){
if(_errs79){
vErrors.length = _errs79;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs84 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.requestAction === undefined){
const err72 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/9/then/required",keyword:"required",params:{missingProperty: "requestAction"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data8.formId === undefined){
const err73 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/9/then/required",keyword:"required",params:{missingProperty: "formId"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
var _valid10 = _errs84 === errors;
valid27 = _valid10;
}
if(!valid27){
const err74 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/9/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const _errs86 = errors;
let valid29 = true;
const _errs87 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing10;
if((data8.type === undefined) && (missing10 = "type")){
const err75 = {};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
if(data8.type !== undefined){
if("INTERMEDIATE_TABLE" !== data8.type){
const err76 = {};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
}
var _valid11 = _errs87 === errors;
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs89 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.tableAccess === undefined){
const err77 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/10/then/required",keyword:"required",params:{missingProperty: "tableAccess"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
var _valid11 = _errs89 === errors;
valid29 = _valid11;
}
if(!valid29){
const err78 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/10/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
const _errs91 = errors;
let valid31 = true;
const _errs92 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing11;
if(((data8.type === undefined) && (missing11 = "type")) || ((data8.tableAccess === undefined) && (missing11 = "tableAccess"))){
const err79 = {};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
else {
if(data8.type !== undefined){
const _errs93 = errors;
if("INTERMEDIATE_TABLE" !== data8.type){
const err80 = {};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var valid32 = _errs93 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data8.tableAccess !== undefined){
const _errs94 = errors;
if("TABLE" !== data8.tableAccess){
const err81 = {};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var valid32 = _errs94 === errors;
}
else {
var valid32 = true;
}
}
}
}
var _valid12 = _errs92 === errors;
errors = _errs91;
if(vErrors !== null){
if(_errs91){
vErrors.length = _errs91;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs95 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.intermediateTableName === undefined){
const err82 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/11/then/required",keyword:"required",params:{missingProperty: "intermediateTableName"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
var _valid12 = _errs95 === errors;
valid31 = _valid12;
}
if(!valid31){
const err83 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/11/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
const _errs97 = errors;
let valid33 = true;
const _errs98 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing12;
if(((data8.type === undefined) && (missing12 = "type")) || ((data8.tableAccess === undefined) && (missing12 = "tableAccess"))){
const err84 = {};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
if(data8.type !== undefined){
const _errs99 = errors;
if("INTERMEDIATE_TABLE" !== data8.type){
const err85 = {};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var valid34 = _errs99 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data8.tableAccess !== undefined){
const _errs100 = errors;
if("TRANSFER" !== data8.tableAccess){
const err86 = {};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var valid34 = _errs100 === errors;
}
else {
var valid34 = true;
}
}
}
}
var _valid13 = _errs98 === errors;
errors = _errs97;
if(vErrors !== null){
if(_errs97){
vErrors.length = _errs97;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs101 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.sourceTableName === undefined){
const err87 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/12/then/required",keyword:"required",params:{missingProperty: "sourceTableName"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data8.targetTableName === undefined){
const err88 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/12/then/required",keyword:"required",params:{missingProperty: "targetTableName"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
var _valid13 = _errs101 === errors;
valid33 = _valid13;
}
if(!valid33){
const err89 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/12/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
const _errs103 = errors;
let valid35 = true;
const _errs104 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing13;
if(((data8.type === undefined) && (missing13 = "type")) || ((data8.tableAccess === undefined) && (missing13 = "tableAccess"))){
const err90 = {};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
else {
if(data8.type !== undefined){
const _errs105 = errors;
if("INTERMEDIATE_TABLE" !== data8.type){
const err91 = {};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
var valid36 = _errs105 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data8.tableAccess !== undefined){
const _errs106 = errors;
if("PROCEDURE" !== data8.tableAccess){
const err92 = {};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var valid36 = _errs106 === errors;
}
else {
var valid36 = true;
}
}
}
}
var _valid14 = _errs104 === errors;
errors = _errs103;
if(vErrors !== null){
if(_errs103){
vErrors.length = _errs103;
}
else {
vErrors = null;
}
}
if(_valid14){
const _errs107 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.storedProcedureName === undefined){
const err93 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/13/then/required",keyword:"required",params:{missingProperty: "storedProcedureName"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
var _valid14 = _errs107 === errors;
valid35 = _valid14;
}
if(!valid35){
const err94 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/13/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
const _errs109 = errors;
let valid37 = true;
const _errs110 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing14;
if((data8.triggerStrategy === undefined) && (missing14 = "triggerStrategy")){
const err95 = {};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
else {
if(data8.triggerStrategy !== undefined){
if("EVENT" !== data8.triggerStrategy){
const err96 = {};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
}
var _valid15 = _errs110 === errors;
errors = _errs109;
if(vErrors !== null){
if(_errs109){
vErrors.length = _errs109;
}
else {
vErrors = null;
}
}
if(_valid15){
const _errs112 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.eventTypes === undefined){
const err97 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/14/then/required",keyword:"required",params:{missingProperty: "eventTypes"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
var _valid15 = _errs112 === errors;
valid37 = _valid15;
}
if(!valid37){
const err98 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/14/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
const _errs114 = errors;
let valid39 = true;
const _errs115 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing15;
if((data8.triggerStrategy === undefined) && (missing15 = "triggerStrategy")){
const err99 = {};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
else {
if(data8.triggerStrategy !== undefined){
if("CRON" !== data8.triggerStrategy){
const err100 = {};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
}
var _valid16 = _errs115 === errors;
errors = _errs114;
if(vErrors !== null){
if(_errs114){
vErrors.length = _errs114;
}
else {
vErrors = null;
}
}
if(_valid16){
const _errs117 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.executionStrategy === undefined){
const err101 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/15/then/required",keyword:"required",params:{missingProperty: "executionStrategy"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
var _valid16 = _errs117 === errors;
valid39 = _valid16;
}
if(!valid39){
const err102 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/15/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
const _errs119 = errors;
let valid41 = true;
const _errs120 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing16;
if(((data8.triggerStrategy === undefined) && (missing16 = "triggerStrategy")) || ((data8.executionStrategy === undefined) && (missing16 = "executionStrategy"))){
const err103 = {};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
else {
if(data8.triggerStrategy !== undefined){
const _errs121 = errors;
if("CRON" !== data8.triggerStrategy){
const err104 = {};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var valid42 = _errs121 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data8.executionStrategy !== undefined){
const _errs122 = errors;
if("DAILY" !== data8.executionStrategy){
const err105 = {};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
var valid42 = _errs122 === errors;
}
else {
var valid42 = true;
}
}
}
}
var _valid17 = _errs120 === errors;
errors = _errs119;
if(vErrors !== null){
if(_errs119){
vErrors.length = _errs119;
}
else {
vErrors = null;
}
}
if(_valid17){
const _errs123 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.executionTime === undefined){
const err106 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/16/then/required",keyword:"required",params:{missingProperty: "executionTime"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
var _valid17 = _errs123 === errors;
valid41 = _valid17;
}
if(!valid41){
const err107 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/16/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
const _errs125 = errors;
let valid43 = true;
const _errs126 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing17;
if(((data8.triggerStrategy === undefined) && (missing17 = "triggerStrategy")) || ((data8.executionStrategy === undefined) && (missing17 = "executionStrategy"))){
const err108 = {};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
else {
if(data8.triggerStrategy !== undefined){
const _errs127 = errors;
if("CRON" !== data8.triggerStrategy){
const err109 = {};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
var valid44 = _errs127 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data8.executionStrategy !== undefined){
const _errs128 = errors;
if("INTERVAL" !== data8.executionStrategy){
const err110 = {};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
var valid44 = _errs128 === errors;
}
else {
var valid44 = true;
}
}
}
}
var _valid18 = _errs126 === errors;
errors = _errs125;
if(vErrors !== null){
if(_errs125){
vErrors.length = _errs125;
}
else {
vErrors = null;
}
}
if(_valid18){
const _errs129 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.intervalMinutes === undefined){
const err111 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/17/then/required",keyword:"required",params:{missingProperty: "intervalMinutes"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
var _valid18 = _errs129 === errors;
valid43 = _valid18;
}
if(!valid43){
const err112 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/17/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
const _errs131 = errors;
let valid45 = true;
const _errs132 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing18;
if(((data8.triggerStrategy === undefined) && (missing18 = "triggerStrategy")) || ((data8.executionStrategy === undefined) && (missing18 = "executionStrategy"))){
const err113 = {};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
else {
if(data8.triggerStrategy !== undefined){
const _errs133 = errors;
if("CRON" !== data8.triggerStrategy){
const err114 = {};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var valid46 = _errs133 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data8.executionStrategy !== undefined){
const _errs134 = errors;
if("EXPRESSION" !== data8.executionStrategy){
const err115 = {};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
var valid46 = _errs134 === errors;
}
else {
var valid46 = true;
}
}
}
}
var _valid19 = _errs132 === errors;
errors = _errs131;
if(vErrors !== null){
if(_errs131){
vErrors.length = _errs131;
}
else {
vErrors = null;
}
}
if(_valid19){
const _errs135 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.cronExpression === undefined){
const err116 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/18/then/required",keyword:"required",params:{missingProperty: "cronExpression"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
var _valid19 = _errs135 === errors;
valid45 = _valid19;
}
if(!valid45){
const err117 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/18/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
const _errs137 = errors;
let valid47 = true;
const _errs138 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing19;
if(((data8.type === undefined) && (missing19 = "type")) || ((data8.fileFormat === undefined) && (missing19 = "fileFormat"))){
const err118 = {};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
else {
if(data8.type !== undefined){
const _errs139 = errors;
if("HTTP" !== data8.type){
const err119 = {};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
var valid48 = _errs139 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data8.fileFormat !== undefined){
const _errs140 = errors;
if("CSV" !== data8.fileFormat){
const err120 = {};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
var valid48 = _errs140 === errors;
}
else {
var valid48 = true;
}
}
}
}
var _valid20 = _errs138 === errors;
errors = _errs137;
if(vErrors !== null){
if(_errs137){
vErrors.length = _errs137;
}
else {
vErrors = null;
}
}
if(_valid20){
const _errs141 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.fileName === undefined){
const err121 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/19/then/required",keyword:"required",params:{missingProperty: "fileName"}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
var _valid20 = _errs141 === errors;
valid47 = _valid20;
}
if(!valid47){
const err122 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/19/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
const _errs143 = errors;
let valid49 = true;
const _errs144 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing20;
if((data8.alarmEnabled === undefined) && (missing20 = "alarmEnabled")){
const err123 = {};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
else {
if(data8.alarmEnabled !== undefined){
if(true !== data8.alarmEnabled){
const err124 = {};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
}
var _valid21 = _errs144 === errors;
errors = _errs143;
if(vErrors !== null){
if(_errs143){
vErrors.length = _errs143;
}
else {
vErrors = null;
}
}
if(_valid21){
const _errs146 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.dingDingUuid === undefined){
const err125 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/20/then/required",keyword:"required",params:{missingProperty: "dingDingUuid"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
var _valid21 = _errs146 === errors;
valid49 = _valid21;
}
if(!valid49){
const err126 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/allOf/20/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.interfaceName === undefined){
const err127 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "interfaceName"}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data8.interfaceType === undefined){
const err128 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "interfaceType"}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data8.menuName === undefined){
const err129 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "menuName"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data8.scope === undefined){
const err130 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "scope"}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data8.type === undefined){
const err131 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data8.triggerStrategy === undefined){
const err132 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "triggerStrategy"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
for(const key2 in data8){
if(!(func3.call(schema0.properties.items.items.properties, key2))){
const err133 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data8.uuid !== undefined){
let data44 = data8.uuid;
if(typeof data44 === "string"){
if(func0(data44) > 36){
const err134 = {instancePath:instancePath+"/items/" + i0+"/uuid",schemaPath:"#/properties/items/items/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/items/" + i0+"/uuid",schemaPath:"#/properties/items/items/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data8.companyUuid !== undefined){
let data45 = data8.companyUuid;
if(typeof data45 === "string"){
if(func0(data45) > 36){
const err136 = {instancePath:instancePath+"/items/" + i0+"/companyUuid",schemaPath:"#/properties/items/items/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/items/" + i0+"/companyUuid",schemaPath:"#/properties/items/items/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data8.interfaceName !== undefined){
let data46 = data8.interfaceName;
if(typeof data46 === "string"){
if(func0(data46) > 30){
const err138 = {instancePath:instancePath+"/items/" + i0+"/interfaceName",schemaPath:"#/properties/items/items/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(func0(data46) < 1){
const err139 = {instancePath:instancePath+"/items/" + i0+"/interfaceName",schemaPath:"#/properties/items/items/properties/interfaceName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
else {
const err140 = {instancePath:instancePath+"/items/" + i0+"/interfaceName",schemaPath:"#/properties/items/items/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data8.interfaceType !== undefined){
let data47 = data8.interfaceType;
if(typeof data47 !== "string"){
const err141 = {instancePath:instancePath+"/items/" + i0+"/interfaceType",schemaPath:"#/properties/items/items/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(!((((data47 === "ERP_DOWN") || (data47 === "ERP_UP")) || (data47 === "WCS_DOWN")) || (data47 === "WCS_UP"))){
const err142 = {instancePath:instancePath+"/items/" + i0+"/interfaceType",schemaPath:"#/properties/items/items/properties/interfaceType/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.interfaceType.enum}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data8.menuName !== undefined){
let data48 = data8.menuName;
if(typeof data48 === "string"){
if(func0(data48) > 30){
const err143 = {instancePath:instancePath+"/items/" + i0+"/menuName",schemaPath:"#/properties/items/items/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(func0(data48) < 1){
const err144 = {instancePath:instancePath+"/items/" + i0+"/menuName",schemaPath:"#/properties/items/items/properties/menuName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/items/" + i0+"/menuName",schemaPath:"#/properties/items/items/properties/menuName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data8.scope !== undefined){
let data49 = data8.scope;
if(typeof data49 !== "string"){
const err146 = {instancePath:instancePath+"/items/" + i0+"/scope",schemaPath:"#/properties/items/items/properties/scope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(!((data49 === "DC") || (data49 === "CARRIER"))){
const err147 = {instancePath:instancePath+"/items/" + i0+"/scope",schemaPath:"#/properties/items/items/properties/scope/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.scope.enum}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data8.dcCode !== undefined){
let data50 = data8.dcCode;
if(typeof data50 === "string"){
if(func0(data50) > 30){
const err148 = {instancePath:instancePath+"/items/" + i0+"/dcCode",schemaPath:"#/properties/items/items/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(func0(data50) < 1){
const err149 = {instancePath:instancePath+"/items/" + i0+"/dcCode",schemaPath:"#/properties/items/items/properties/dcCode/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/items/" + i0+"/dcCode",schemaPath:"#/properties/items/items/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data8.carrierCode !== undefined){
let data51 = data8.carrierCode;
if(typeof data51 === "string"){
if(func0(data51) > 30){
const err151 = {instancePath:instancePath+"/items/" + i0+"/carrierCode",schemaPath:"#/properties/items/items/properties/carrierCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(func0(data51) < 1){
const err152 = {instancePath:instancePath+"/items/" + i0+"/carrierCode",schemaPath:"#/properties/items/items/properties/carrierCode/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
else {
const err153 = {instancePath:instancePath+"/items/" + i0+"/carrierCode",schemaPath:"#/properties/items/items/properties/carrierCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data8.ownerCode !== undefined){
let data52 = data8.ownerCode;
if(typeof data52 === "string"){
if(func0(data52) > 30){
const err154 = {instancePath:instancePath+"/items/" + i0+"/ownerCode",schemaPath:"#/properties/items/items/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(func0(data52) < 1){
const err155 = {instancePath:instancePath+"/items/" + i0+"/ownerCode",schemaPath:"#/properties/items/items/properties/ownerCode/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
else {
const err156 = {instancePath:instancePath+"/items/" + i0+"/ownerCode",schemaPath:"#/properties/items/items/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data8.entityIdentifier !== undefined){
let data53 = data8.entityIdentifier;
if(typeof data53 === "string"){
if(func0(data53) > 60){
const err157 = {instancePath:instancePath+"/items/" + i0+"/entityIdentifier",schemaPath:"#/properties/items/items/properties/entityIdentifier/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
else {
const err158 = {instancePath:instancePath+"/items/" + i0+"/entityIdentifier",schemaPath:"#/properties/items/items/properties/entityIdentifier/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data8.remarks !== undefined){
let data54 = data8.remarks;
if(typeof data54 === "string"){
if(func0(data54) > 200){
const err159 = {instancePath:instancePath+"/items/" + i0+"/remarks",schemaPath:"#/properties/items/items/properties/remarks/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/items/" + i0+"/remarks",schemaPath:"#/properties/items/items/properties/remarks/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data8.type !== undefined){
let data55 = data8.type;
if(typeof data55 !== "string"){
const err161 = {instancePath:instancePath+"/items/" + i0+"/type",schemaPath:"#/properties/items/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(!((((data55 === "HTTP") || (data55 === "ACTIVE_MQ")) || (data55 === "WEB_SERVICE")) || (data55 === "INTERMEDIATE_TABLE"))){
const err162 = {instancePath:instancePath+"/items/" + i0+"/type",schemaPath:"#/properties/items/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.type.enum}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data8.erpUuid !== undefined){
let data56 = data8.erpUuid;
if(typeof data56 === "string"){
if(func0(data56) > 36){
const err163 = {instancePath:instancePath+"/items/" + i0+"/erpUuid",schemaPath:"#/properties/items/items/properties/erpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(func0(data56) < 1){
const err164 = {instancePath:instancePath+"/items/" + i0+"/erpUuid",schemaPath:"#/properties/items/items/properties/erpUuid/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/items/" + i0+"/erpUuid",schemaPath:"#/properties/items/items/properties/erpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data8.dataSourceUuid !== undefined){
let data57 = data8.dataSourceUuid;
if(typeof data57 === "string"){
if(func0(data57) > 36){
const err166 = {instancePath:instancePath+"/items/" + i0+"/dataSourceUuid",schemaPath:"#/properties/items/items/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(func0(data57) < 1){
const err167 = {instancePath:instancePath+"/items/" + i0+"/dataSourceUuid",schemaPath:"#/properties/items/items/properties/dataSourceUuid/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else {
const err168 = {instancePath:instancePath+"/items/" + i0+"/dataSourceUuid",schemaPath:"#/properties/items/items/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data8.method !== undefined){
let data58 = data8.method;
if(typeof data58 !== "string"){
const err169 = {instancePath:instancePath+"/items/" + i0+"/method",schemaPath:"#/properties/items/items/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(!(((data58 === "POST") || (data58 === "GET")) || (data58 === "PUT"))){
const err170 = {instancePath:instancePath+"/items/" + i0+"/method",schemaPath:"#/properties/items/items/properties/method/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.method.enum}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data8.path !== undefined){
let data59 = data8.path;
if(typeof data59 === "string"){
if(func0(data59) > 200){
const err171 = {instancePath:instancePath+"/items/" + i0+"/path",schemaPath:"#/properties/items/items/properties/path/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(func0(data59) < 1){
const err172 = {instancePath:instancePath+"/items/" + i0+"/path",schemaPath:"#/properties/items/items/properties/path/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(!pattern6.test(data59)){
const err173 = {instancePath:instancePath+"/items/" + i0+"/path",schemaPath:"#/properties/items/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^/\\S*$"}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
else {
const err174 = {instancePath:instancePath+"/items/" + i0+"/path",schemaPath:"#/properties/items/items/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data8.address !== undefined){
let data60 = data8.address;
if(typeof data60 === "string"){
if(func0(data60) > 200){
const err175 = {instancePath:instancePath+"/items/" + i0+"/address",schemaPath:"#/properties/items/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(func0(data60) < 1){
const err176 = {instancePath:instancePath+"/items/" + i0+"/address",schemaPath:"#/properties/items/items/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(!pattern7.test(data60)){
const err177 = {instancePath:instancePath+"/items/" + i0+"/address",schemaPath:"#/properties/items/items/properties/address/pattern",keyword:"pattern",params:{pattern: "^(https?|tcp|ssl|nio)://[^\\s/?#]+\\S*$"}};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
else {
const err178 = {instancePath:instancePath+"/items/" + i0+"/address",schemaPath:"#/properties/items/items/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data8.queueName !== undefined){
let data61 = data8.queueName;
if(typeof data61 === "string"){
if(func0(data61) > 100){
const err179 = {instancePath:instancePath+"/items/" + i0+"/queueName",schemaPath:"#/properties/items/items/properties/queueName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(func0(data61) < 1){
const err180 = {instancePath:instancePath+"/items/" + i0+"/queueName",schemaPath:"#/properties/items/items/properties/queueName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(!pattern8.test(data61)){
const err181 = {instancePath:instancePath+"/items/" + i0+"/queueName",schemaPath:"#/properties/items/items/properties/queueName/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
else {
const err182 = {instancePath:instancePath+"/items/" + i0+"/queueName",schemaPath:"#/properties/items/items/properties/queueName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data8.requestMode !== undefined){
let data62 = data8.requestMode;
if(typeof data62 !== "string"){
const err183 = {instancePath:instancePath+"/items/" + i0+"/requestMode",schemaPath:"#/properties/items/items/properties/requestMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(!((data62 === "PLAIN") || (data62 === "FORM"))){
const err184 = {instancePath:instancePath+"/items/" + i0+"/requestMode",schemaPath:"#/properties/items/items/properties/requestMode/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.requestMode.enum}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data8.requestAction !== undefined){
let data63 = data8.requestAction;
if(typeof data63 === "string"){
if(func0(data63) > 60){
const err185 = {instancePath:instancePath+"/items/" + i0+"/requestAction",schemaPath:"#/properties/items/items/properties/requestAction/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(func0(data63) < 1){
const err186 = {instancePath:instancePath+"/items/" + i0+"/requestAction",schemaPath:"#/properties/items/items/properties/requestAction/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/items/" + i0+"/requestAction",schemaPath:"#/properties/items/items/properties/requestAction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data8.formId !== undefined){
let data64 = data8.formId;
if(typeof data64 === "string"){
if(func0(data64) > 60){
const err188 = {instancePath:instancePath+"/items/" + i0+"/formId",schemaPath:"#/properties/items/items/properties/formId/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if(func0(data64) < 1){
const err189 = {instancePath:instancePath+"/items/" + i0+"/formId",schemaPath:"#/properties/items/items/properties/formId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
else {
const err190 = {instancePath:instancePath+"/items/" + i0+"/formId",schemaPath:"#/properties/items/items/properties/formId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data8.tableAccess !== undefined){
let data65 = data8.tableAccess;
if(typeof data65 !== "string"){
const err191 = {instancePath:instancePath+"/items/" + i0+"/tableAccess",schemaPath:"#/properties/items/items/properties/tableAccess/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(!(((data65 === "TABLE") || (data65 === "TRANSFER")) || (data65 === "PROCEDURE"))){
const err192 = {instancePath:instancePath+"/items/" + i0+"/tableAccess",schemaPath:"#/properties/items/items/properties/tableAccess/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.tableAccess.enum}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data8.intermediateTableName !== undefined){
let data66 = data8.intermediateTableName;
if(typeof data66 === "string"){
if(func0(data66) > 30){
const err193 = {instancePath:instancePath+"/items/" + i0+"/intermediateTableName",schemaPath:"#/properties/items/items/properties/intermediateTableName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(func0(data66) < 1){
const err194 = {instancePath:instancePath+"/items/" + i0+"/intermediateTableName",schemaPath:"#/properties/items/items/properties/intermediateTableName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(!pattern8.test(data66)){
const err195 = {instancePath:instancePath+"/items/" + i0+"/intermediateTableName",schemaPath:"#/properties/items/items/properties/intermediateTableName/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
else {
const err196 = {instancePath:instancePath+"/items/" + i0+"/intermediateTableName",schemaPath:"#/properties/items/items/properties/intermediateTableName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data8.sourceTableName !== undefined){
let data67 = data8.sourceTableName;
if(typeof data67 === "string"){
if(func0(data67) > 30){
const err197 = {instancePath:instancePath+"/items/" + i0+"/sourceTableName",schemaPath:"#/properties/items/items/properties/sourceTableName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(func0(data67) < 1){
const err198 = {instancePath:instancePath+"/items/" + i0+"/sourceTableName",schemaPath:"#/properties/items/items/properties/sourceTableName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(!pattern8.test(data67)){
const err199 = {instancePath:instancePath+"/items/" + i0+"/sourceTableName",schemaPath:"#/properties/items/items/properties/sourceTableName/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
else {
const err200 = {instancePath:instancePath+"/items/" + i0+"/sourceTableName",schemaPath:"#/properties/items/items/properties/sourceTableName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data8.targetTableName !== undefined){
let data68 = data8.targetTableName;
if(typeof data68 === "string"){
if(func0(data68) > 30){
const err201 = {instancePath:instancePath+"/items/" + i0+"/targetTableName",schemaPath:"#/properties/items/items/properties/targetTableName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(func0(data68) < 1){
const err202 = {instancePath:instancePath+"/items/" + i0+"/targetTableName",schemaPath:"#/properties/items/items/properties/targetTableName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(!pattern8.test(data68)){
const err203 = {instancePath:instancePath+"/items/" + i0+"/targetTableName",schemaPath:"#/properties/items/items/properties/targetTableName/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
else {
const err204 = {instancePath:instancePath+"/items/" + i0+"/targetTableName",schemaPath:"#/properties/items/items/properties/targetTableName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data8.storedProcedureName !== undefined){
let data69 = data8.storedProcedureName;
if(typeof data69 === "string"){
if(func0(data69) > 100){
const err205 = {instancePath:instancePath+"/items/" + i0+"/storedProcedureName",schemaPath:"#/properties/items/items/properties/storedProcedureName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(func0(data69) < 1){
const err206 = {instancePath:instancePath+"/items/" + i0+"/storedProcedureName",schemaPath:"#/properties/items/items/properties/storedProcedureName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(!pattern8.test(data69)){
const err207 = {instancePath:instancePath+"/items/" + i0+"/storedProcedureName",schemaPath:"#/properties/items/items/properties/storedProcedureName/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
else {
const err208 = {instancePath:instancePath+"/items/" + i0+"/storedProcedureName",schemaPath:"#/properties/items/items/properties/storedProcedureName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data8.triggerStrategy !== undefined){
let data70 = data8.triggerStrategy;
if(typeof data70 !== "string"){
const err209 = {instancePath:instancePath+"/items/" + i0+"/triggerStrategy",schemaPath:"#/properties/items/items/properties/triggerStrategy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(!((data70 === "EVENT") || (data70 === "CRON"))){
const err210 = {instancePath:instancePath+"/items/" + i0+"/triggerStrategy",schemaPath:"#/properties/items/items/properties/triggerStrategy/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.triggerStrategy.enum}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data8.eventTypes !== undefined){
let data71 = data8.eventTypes;
if(Array.isArray(data71)){
if(data71.length > 50){
const err211 = {instancePath:instancePath+"/items/" + i0+"/eventTypes",schemaPath:"#/properties/items/items/properties/eventTypes/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(data71.length < 1){
const err212 = {instancePath:instancePath+"/items/" + i0+"/eventTypes",schemaPath:"#/properties/items/items/properties/eventTypes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
const len1 = data71.length;
for(let i1=0; i1<len1; i1++){
let data72 = data71[i1];
if(typeof data72 === "string"){
if(func0(data72) > 60){
const err213 = {instancePath:instancePath+"/items/" + i0+"/eventTypes/" + i1,schemaPath:"#/properties/items/items/properties/eventTypes/items/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
else {
const err214 = {instancePath:instancePath+"/items/" + i0+"/eventTypes/" + i1,schemaPath:"#/properties/items/items/properties/eventTypes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
let i2 = data71.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data71[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err215 = {instancePath:instancePath+"/items/" + i0+"/eventTypes",schemaPath:"#/properties/items/items/properties/eventTypes/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err216 = {instancePath:instancePath+"/items/" + i0+"/eventTypes",schemaPath:"#/properties/items/items/properties/eventTypes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data8.executionStrategy !== undefined){
let data73 = data8.executionStrategy;
if(typeof data73 !== "string"){
const err217 = {instancePath:instancePath+"/items/" + i0+"/executionStrategy",schemaPath:"#/properties/items/items/properties/executionStrategy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(!(((data73 === "DAILY") || (data73 === "INTERVAL")) || (data73 === "EXPRESSION"))){
const err218 = {instancePath:instancePath+"/items/" + i0+"/executionStrategy",schemaPath:"#/properties/items/items/properties/executionStrategy/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.executionStrategy.enum}};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
if(data8.executionTime !== undefined){
let data74 = data8.executionTime;
if(typeof data74 === "string"){
if(func0(data74) > 5){
const err219 = {instancePath:instancePath+"/items/" + i0+"/executionTime",schemaPath:"#/properties/items/items/properties/executionTime/maxLength",keyword:"maxLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(!pattern13.test(data74)){
const err220 = {instancePath:instancePath+"/items/" + i0+"/executionTime",schemaPath:"#/properties/items/items/properties/executionTime/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
else {
const err221 = {instancePath:instancePath+"/items/" + i0+"/executionTime",schemaPath:"#/properties/items/items/properties/executionTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data8.intervalMinutes !== undefined){
let data75 = data8.intervalMinutes;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
const err222 = {instancePath:instancePath+"/items/" + i0+"/intervalMinutes",schemaPath:"#/properties/items/items/properties/intervalMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 > 1440 || isNaN(data75)){
const err223 = {instancePath:instancePath+"/items/" + i0+"/intervalMinutes",schemaPath:"#/properties/items/items/properties/intervalMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(data75 < 1 || isNaN(data75)){
const err224 = {instancePath:instancePath+"/items/" + i0+"/intervalMinutes",schemaPath:"#/properties/items/items/properties/intervalMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
}
if(data8.cronExpression !== undefined){
let data76 = data8.cronExpression;
if(typeof data76 === "string"){
if(func0(data76) > 100){
const err225 = {instancePath:instancePath+"/items/" + i0+"/cronExpression",schemaPath:"#/properties/items/items/properties/cronExpression/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if(func0(data76) < 1){
const err226 = {instancePath:instancePath+"/items/" + i0+"/cronExpression",schemaPath:"#/properties/items/items/properties/cronExpression/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if(!pattern14.test(data76)){
const err227 = {instancePath:instancePath+"/items/" + i0+"/cronExpression",schemaPath:"#/properties/items/items/properties/cronExpression/pattern",keyword:"pattern",params:{pattern: "^[\\d*,/-]+( [\\d*,/A-Za-z-]+){4}$"}};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
else {
const err228 = {instancePath:instancePath+"/items/" + i0+"/cronExpression",schemaPath:"#/properties/items/items/properties/cronExpression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
if(data8.itemProcessingType !== undefined){
let data77 = data8.itemProcessingType;
if(typeof data77 !== "string"){
const err229 = {instancePath:instancePath+"/items/" + i0+"/itemProcessingType",schemaPath:"#/properties/items/items/properties/itemProcessingType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(!(((((data77 === "INC") || (data77 === "FULL")) || (data77 === "QPC")) || (data77 === "BARCODE")) || (data77 === "VENDOR"))){
const err230 = {instancePath:instancePath+"/items/" + i0+"/itemProcessingType",schemaPath:"#/properties/items/items/properties/itemProcessingType/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.itemProcessingType.enum}};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
if(data8.fileFormat !== undefined){
let data78 = data8.fileFormat;
if(typeof data78 !== "string"){
const err231 = {instancePath:instancePath+"/items/" + i0+"/fileFormat",schemaPath:"#/properties/items/items/properties/fileFormat/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if(!(data78 === "CSV")){
const err232 = {instancePath:instancePath+"/items/" + i0+"/fileFormat",schemaPath:"#/properties/items/items/properties/fileFormat/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.fileFormat.enum}};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
if(data8.fileName !== undefined){
let data79 = data8.fileName;
if(typeof data79 === "string"){
if(func0(data79) > 100){
const err233 = {instancePath:instancePath+"/items/" + i0+"/fileName",schemaPath:"#/properties/items/items/properties/fileName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if(func0(data79) < 1){
const err234 = {instancePath:instancePath+"/items/" + i0+"/fileName",schemaPath:"#/properties/items/items/properties/fileName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
if(!pattern15.test(data79)){
const err235 = {instancePath:instancePath+"/items/" + i0+"/fileName",schemaPath:"#/properties/items/items/properties/fileName/pattern",keyword:"pattern",params:{pattern: "^[^\\s/\\\\]+$"}};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
else {
const err236 = {instancePath:instancePath+"/items/" + i0+"/fileName",schemaPath:"#/properties/items/items/properties/fileName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data8.preFilter !== undefined){
let data80 = data8.preFilter;
if(typeof data80 === "string"){
if(func0(data80) > 2000){
const err237 = {instancePath:instancePath+"/items/" + i0+"/preFilter",schemaPath:"#/properties/items/items/properties/preFilter/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
else {
const err238 = {instancePath:instancePath+"/items/" + i0+"/preFilter",schemaPath:"#/properties/items/items/properties/preFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data8.postFilter !== undefined){
let data81 = data8.postFilter;
if(typeof data81 === "string"){
if(func0(data81) > 2000){
const err239 = {instancePath:instancePath+"/items/" + i0+"/postFilter",schemaPath:"#/properties/items/items/properties/postFilter/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
else {
const err240 = {instancePath:instancePath+"/items/" + i0+"/postFilter",schemaPath:"#/properties/items/items/properties/postFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data8.alarmEnabled !== undefined){
if(typeof data8.alarmEnabled !== "boolean"){
const err241 = {instancePath:instancePath+"/items/" + i0+"/alarmEnabled",schemaPath:"#/properties/items/items/properties/alarmEnabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data8.dingDingUuid !== undefined){
let data83 = data8.dingDingUuid;
if(typeof data83 === "string"){
if(func0(data83) > 36){
const err242 = {instancePath:instancePath+"/items/" + i0+"/dingDingUuid",schemaPath:"#/properties/items/items/properties/dingDingUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
if(func0(data83) < 1){
const err243 = {instancePath:instancePath+"/items/" + i0+"/dingDingUuid",schemaPath:"#/properties/items/items/properties/dingDingUuid/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
else {
const err244 = {instancePath:instancePath+"/items/" + i0+"/dingDingUuid",schemaPath:"#/properties/items/items/properties/dingDingUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
if(data8.fieldMappings !== undefined){
let data84 = data8.fieldMappings;
if(Array.isArray(data84)){
if(data84.length > 5000){
const err245 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings",schemaPath:"#/properties/items/items/properties/fieldMappings/maxItems",keyword:"maxItems",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
const len2 = data84.length;
for(let i3=0; i3<len2; i3++){
let data85 = data84[i3];
const _errs232 = errors;
let valid57 = true;
const _errs233 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing21;
if((data85.functionType === undefined) && (missing21 = "functionType")){
const err246 = {};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
var _valid22 = _errs233 === errors;
errors = _errs232;
if(vErrors !== null){
if(_errs232){
vErrors.length = _errs232;
}
else {
vErrors = null;
}
}
if(_valid22){
const _errs234 = errors;
const _errs236 = errors;
let valid59 = true;
const _errs237 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.functionType !== undefined){
let data86 = data85.functionType;
if(!(((((((((((data86 === "REGULAR") || (data86 === "CONCATENATE")) || (data86 === "CONNECT")) || (data86 === "EXTRACT")) || (data86 === "DEFAULT_VALUE")) || (data86 === "NEGATE")) || (data86 === "REPLACE")) || (data86 === "FORMAT_TIME")) || (data86 === "GROUP")) || (data86 === "SUB_TABLE")) || (data86 === "SUB_QUERY"))){
const err247 = {};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
}
var _valid23 = _errs237 === errors;
errors = _errs236;
if(vErrors !== null){
if(_errs236){
vErrors.length = _errs236;
}
else {
vErrors = null;
}
}
if(_valid23){
const _errs239 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.sourceField === undefined){
const err248 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3,schemaPath:"#/properties/items/items/properties/fieldMappings/items/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "sourceField"}};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
var _valid23 = _errs239 === errors;
valid59 = _valid23;
}
if(!valid59){
const err249 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3,schemaPath:"#/properties/items/items/properties/fieldMappings/items/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
const _errs241 = errors;
let valid61 = true;
const _errs242 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.functionType !== undefined){
let data87 = data85.functionType;
if(!((((((((((data87 === "EXTRACT") || (data87 === "DEFAULT_VALUE")) || (data87 === "CUSTOM")) || (data87 === "REPLACE")) || (data87 === "FORMAT_TIME")) || (data87 === "GROUP")) || (data87 === "FIXED_VALUE")) || (data87 === "SUB_TABLE")) || (data87 === "SUB_QUERY")) || (data87 === "POST_CUSTOM"))){
const err250 = {};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
}
var _valid24 = _errs242 === errors;
errors = _errs241;
if(vErrors !== null){
if(_errs241){
vErrors.length = _errs241;
}
else {
vErrors = null;
}
}
if(_valid24){
const _errs244 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.expression === undefined){
const err251 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3,schemaPath:"#/properties/items/items/properties/fieldMappings/items/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "expression"}};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
var _valid24 = _errs244 === errors;
valid61 = _valid24;
}
if(!valid61){
const err252 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3,schemaPath:"#/properties/items/items/properties/fieldMappings/items/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
var _valid22 = _errs234 === errors;
valid57 = _valid22;
}
if(!valid57){
const err253 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3,schemaPath:"#/properties/items/items/properties/fieldMappings/items/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.targetField === undefined){
const err254 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3,schemaPath:"#/properties/items/items/properties/fieldMappings/items/required",keyword:"required",params:{missingProperty: "targetField"}};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if(data85.type === undefined){
const err255 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3,schemaPath:"#/properties/items/items/properties/fieldMappings/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if(data85.functionType === undefined){
const err256 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3,schemaPath:"#/properties/items/items/properties/fieldMappings/items/required",keyword:"required",params:{missingProperty: "functionType"}};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
for(const key3 in data85){
if(!(((((((key3 === "lineNo") || (key3 === "targetField")) || (key3 === "type")) || (key3 === "description")) || (key3 === "functionType")) || (key3 === "sourceField")) || (key3 === "expression"))){
const err257 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3,schemaPath:"#/properties/items/items/properties/fieldMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data85.lineNo !== undefined){
let data88 = data85.lineNo;
if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){
const err258 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/lineNo",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/lineNo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 < 1 || isNaN(data88)){
const err259 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/lineNo",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/lineNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
}
if(data85.targetField !== undefined){
let data89 = data85.targetField;
if(typeof data89 === "string"){
if(func0(data89) > 200){
const err260 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/targetField",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/targetField/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(func0(data89) < 1){
const err261 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/targetField",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/targetField/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
if(!pattern8.test(data89)){
const err262 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/targetField",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/targetField/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
else {
const err263 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/targetField",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/targetField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data85.type !== undefined){
let data90 = data85.type;
if(typeof data90 !== "string"){
const err264 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/type",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
if(!(((((((((data90 === "STRING") || (data90 === "NUMERIC")) || (data90 === "INTEGER")) || (data90 === "INT")) || (data90 === "LONG")) || (data90 === "BOOLEAN")) || (data90 === "DATE")) || (data90 === "ARRAY")) || (data90 === "OBJECT"))){
const err265 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/type",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.fieldMappings.items.properties.type.enum}};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data85.description !== undefined){
let data91 = data85.description;
if(typeof data91 === "string"){
if(func0(data91) > 200){
const err266 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/description",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
else {
const err267 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/description",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
if(data85.functionType !== undefined){
let data92 = data85.functionType;
if(typeof data92 !== "string"){
const err268 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/functionType",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/functionType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
if(!(((((((((((((((data92 === "REGULAR") || (data92 === "CONCATENATE")) || (data92 === "CONNECT")) || (data92 === "EXTRACT")) || (data92 === "DEFAULT_VALUE")) || (data92 === "NEGATE")) || (data92 === "CUSTOM")) || (data92 === "REPLACE")) || (data92 === "CURRENT_TIME")) || (data92 === "FORMAT_TIME")) || (data92 === "GROUP")) || (data92 === "FIXED_VALUE")) || (data92 === "SUB_TABLE")) || (data92 === "SUB_QUERY")) || (data92 === "POST_CUSTOM"))){
const err269 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/functionType",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/functionType/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.fieldMappings.items.properties.functionType.enum}};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
if(data85.sourceField !== undefined){
let data93 = data85.sourceField;
if(typeof data93 === "string"){
if(func0(data93) > 500){
const err270 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/sourceField",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/sourceField/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
if(func0(data93) < 1){
const err271 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/sourceField",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/sourceField/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
else {
const err272 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/sourceField",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/sourceField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data85.expression !== undefined){
let data94 = data85.expression;
if(typeof data94 === "string"){
if(func0(data94) > 4000){
const err273 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/expression",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/expression/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
if(func0(data94) < 1){
const err274 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/expression",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/expression/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
else {
const err275 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3+"/expression",schemaPath:"#/properties/items/items/properties/fieldMappings/items/properties/expression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
}
else {
const err276 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings/" + i3,schemaPath:"#/properties/items/items/properties/fieldMappings/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
}
else {
const err277 = {instancePath:instancePath+"/items/" + i0+"/fieldMappings",schemaPath:"#/properties/items/items/properties/fieldMappings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data8.status !== undefined){
let data95 = data8.status;
if(typeof data95 !== "string"){
const err278 = {instancePath:instancePath+"/items/" + i0+"/status",schemaPath:"#/properties/items/items/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(!(((data95 === "OFFLINE") || (data95 === "ONLINE")) || (data95 === "SUSPENDED"))){
const err279 = {instancePath:instancePath+"/items/" + i0+"/status",schemaPath:"#/properties/items/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.status.enum}};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data8.debug !== undefined){
if(typeof data8.debug !== "boolean"){
const err280 = {instancePath:instancePath+"/items/" + i0+"/debug",schemaPath:"#/properties/items/items/properties/debug/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
if(data8.debugUntil !== undefined){
let data97 = data8.debugUntil;
if(typeof data97 === "string"){
if(!(formats0.test(data97))){
const err281 = {instancePath:instancePath+"/items/" + i0+"/debugUntil",schemaPath:"#/properties/items/items/properties/debugUntil/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
else {
const err282 = {instancePath:instancePath+"/items/" + i0+"/debugUntil",schemaPath:"#/properties/items/items/properties/debugUntil/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data8.pendingCount !== undefined){
let data98 = data8.pendingCount;
if(!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))){
const err283 = {instancePath:instancePath+"/items/" + i0+"/pendingCount",schemaPath:"#/properties/items/items/properties/pendingCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 < 0 || isNaN(data98)){
const err284 = {instancePath:instancePath+"/items/" + i0+"/pendingCount",schemaPath:"#/properties/items/items/properties/pendingCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
}
if(data8.blockedCount !== undefined){
let data99 = data8.blockedCount;
if(!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))){
const err285 = {instancePath:instancePath+"/items/" + i0+"/blockedCount",schemaPath:"#/properties/items/items/properties/blockedCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if((typeof data99 == "number") && (isFinite(data99))){
if(data99 < 0 || isNaN(data99)){
const err286 = {instancePath:instancePath+"/items/" + i0+"/blockedCount",schemaPath:"#/properties/items/items/properties/blockedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
}
if(data8.failureCount !== undefined){
let data100 = data8.failureCount;
if(!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100)))){
const err287 = {instancePath:instancePath+"/items/" + i0+"/failureCount",schemaPath:"#/properties/items/items/properties/failureCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 < 0 || isNaN(data100)){
const err288 = {instancePath:instancePath+"/items/" + i0+"/failureCount",schemaPath:"#/properties/items/items/properties/failureCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
}
if(data8.failureReason !== undefined){
let data101 = data8.failureReason;
if(typeof data101 === "string"){
if(func0(data101) > 2000){
const err289 = {instancePath:instancePath+"/items/" + i0+"/failureReason",schemaPath:"#/properties/items/items/properties/failureReason/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
else {
const err290 = {instancePath:instancePath+"/items/" + i0+"/failureReason",schemaPath:"#/properties/items/items/properties/failureReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
if(data8.lastScheduleTime !== undefined){
let data102 = data8.lastScheduleTime;
if(typeof data102 === "string"){
if(!(formats0.test(data102))){
const err291 = {instancePath:instancePath+"/items/" + i0+"/lastScheduleTime",schemaPath:"#/properties/items/items/properties/lastScheduleTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
else {
const err292 = {instancePath:instancePath+"/items/" + i0+"/lastScheduleTime",schemaPath:"#/properties/items/items/properties/lastScheduleTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
if(data8.version !== undefined){
let data103 = data8.version;
if(!(((typeof data103 == "number") && (!(data103 % 1) && !isNaN(data103))) && (isFinite(data103)))){
const err293 = {instancePath:instancePath+"/items/" + i0+"/version",schemaPath:"#/properties/items/items/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if((typeof data103 == "number") && (isFinite(data103))){
if(data103 < 0 || isNaN(data103)){
const err294 = {instancePath:instancePath+"/items/" + i0+"/version",schemaPath:"#/properties/items/items/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
}
if(data8.modifiedAt !== undefined){
let data104 = data8.modifiedAt;
if(typeof data104 === "string"){
if(!(formats0.test(data104))){
const err295 = {instancePath:instancePath+"/items/" + i0+"/modifiedAt",schemaPath:"#/properties/items/items/properties/modifiedAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
else {
const err296 = {instancePath:instancePath+"/items/" + i0+"/modifiedAt",schemaPath:"#/properties/items/items/properties/modifiedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
}
else {
const err297 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
}
else {
const err298 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
if(data.references !== undefined){
let data105 = data.references;
if(Array.isArray(data105)){
if(data105.length > 10000){
const err299 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
const len3 = data105.length;
for(let i4=0; i4<len3; i4++){
let data106 = data105[i4];
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.kind === undefined){
const err300 = {instancePath:instancePath+"/references/" + i4,schemaPath:"#/properties/references/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
if(data106.uuid === undefined){
const err301 = {instancePath:instancePath+"/references/" + i4,schemaPath:"#/properties/references/items/required",keyword:"required",params:{missingProperty: "uuid"}};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
if(data106.name === undefined){
const err302 = {instancePath:instancePath+"/references/" + i4,schemaPath:"#/properties/references/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
for(const key4 in data106){
if(!(((key4 === "kind") || (key4 === "uuid")) || (key4 === "name"))){
const err303 = {instancePath:instancePath+"/references/" + i4,schemaPath:"#/properties/references/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data106.kind !== undefined){
let data107 = data106.kind;
if(typeof data107 !== "string"){
const err304 = {instancePath:instancePath+"/references/" + i4+"/kind",schemaPath:"#/properties/references/items/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if(!((((data107 === "erp") || (data107 === "dingDing")) || (data107 === "dataSource")) || (data107 === "auth"))){
const err305 = {instancePath:instancePath+"/references/" + i4+"/kind",schemaPath:"#/properties/references/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.references.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
if(data106.uuid !== undefined){
let data108 = data106.uuid;
if(typeof data108 === "string"){
if(func0(data108) > 36){
const err306 = {instancePath:instancePath+"/references/" + i4+"/uuid",schemaPath:"#/properties/references/items/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
else {
const err307 = {instancePath:instancePath+"/references/" + i4+"/uuid",schemaPath:"#/properties/references/items/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
if(data106.name !== undefined){
let data109 = data106.name;
if(typeof data109 === "string"){
if(func0(data109) > 100){
const err308 = {instancePath:instancePath+"/references/" + i4+"/name",schemaPath:"#/properties/references/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
else {
const err309 = {instancePath:instancePath+"/references/" + i4+"/name",schemaPath:"#/properties/references/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
}
else {
const err310 = {instancePath:instancePath+"/references/" + i4,schemaPath:"#/properties/references/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
}
else {
const err311 = {instancePath:instancePath+"/references",schemaPath:"#/properties/references/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
if(data.sha256 !== undefined){
let data110 = data.sha256;
if(typeof data110 === "string"){
if(func0(data110) > 64){
const err312 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
if(!pattern17.test(data110)){
const err313 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
else {
const err314 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
}
else {
const err315 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"required":["functionType"],"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.functionType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "functionType"}};
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

export const v2 = validate2;
const schema2 = {"properties":{"functionType":{"enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","REPLACE","FORMAT_TIME","GROUP","SUB_TABLE","SUB_QUERY"]}},"$id":"v2"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v2" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.functionType !== undefined){
let data0 = data.functionType;
if(!(((((((((((data0 === "REGULAR") || (data0 === "CONCATENATE")) || (data0 === "CONNECT")) || (data0 === "EXTRACT")) || (data0 === "DEFAULT_VALUE")) || (data0 === "NEGATE")) || (data0 === "REPLACE")) || (data0 === "FORMAT_TIME")) || (data0 === "GROUP")) || (data0 === "SUB_TABLE")) || (data0 === "SUB_QUERY"))){
const err0 = {instancePath:instancePath+"/functionType",schemaPath:"#/properties/functionType/enum",keyword:"enum",params:{allowedValues: schema2.properties.functionType.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}

export const v3 = validate3;
const schema3 = {"properties":{"functionType":{"enum":["EXTRACT","DEFAULT_VALUE","CUSTOM","REPLACE","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"]}},"$id":"v3"};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v3" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.functionType !== undefined){
let data0 = data.functionType;
if(!((((((((((data0 === "EXTRACT") || (data0 === "DEFAULT_VALUE")) || (data0 === "CUSTOM")) || (data0 === "REPLACE")) || (data0 === "FORMAT_TIME")) || (data0 === "GROUP")) || (data0 === "FIXED_VALUE")) || (data0 === "SUB_TABLE")) || (data0 === "SUB_QUERY")) || (data0 === "POST_CUSTOM"))){
const err0 = {instancePath:instancePath+"/functionType",schemaPath:"#/properties/functionType/enum",keyword:"enum",params:{allowedValues: schema3.properties.functionType.enum}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate3.errors = vErrors;
return errors === 0;
}

export const v4 = validate4;
const schema4 = {"properties":{"scope":{"const":"DC"}},"$id":"v4"};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v4" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scope !== undefined){
if("DC" !== data.scope){
const err0 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/const",keyword:"const",params:{allowedValue: "DC"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}

export const v5 = validate5;
const schema5 = {"properties":{"scope":{"const":"CARRIER"}},"required":["scope"],"$id":"v5"};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v5" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scope === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scope !== undefined){
if("CARRIER" !== data.scope){
const err1 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/const",keyword:"const",params:{allowedValue: "CARRIER"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}

export const v6 = validate6;
const schema6 = {"properties":{"interfaceType":{"pattern":"^ERP_"}},"required":["interfaceType"],"$id":"v6"};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v6" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.interfaceType !== undefined){
let data0 = data.interfaceType;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/pattern",keyword:"pattern",params:{pattern: "^ERP_"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate6.errors = vErrors;
return errors === 0;
}

export const v7 = validate7;
const schema7 = {"properties":{"interfaceType":{"not":{"pattern":"^ERP_"}},"type":{"const":"INTERMEDIATE_TABLE"}},"required":["interfaceType","type"],"$id":"v7"};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v7" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.interfaceType !== undefined){
let data0 = data.interfaceType;
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs2 === errors;
if(valid1){
const err3 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
}
if(data.type !== undefined){
if("INTERMEDIATE_TABLE" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTERMEDIATE_TABLE"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
validate7.errors = vErrors;
return errors === 0;
}

export const v8 = validate8;
const schema8 = {"properties":{"type":{"const":"HTTP"}},"required":["type"],"$id":"v8"};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v8" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
if("HTTP" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "HTTP"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate8.errors = vErrors;
return errors === 0;
}

export const v9 = validate9;
const schema9 = {"properties":{"interfaceType":{"pattern":"^ERP_"},"type":{"enum":["HTTP","WEB_SERVICE"]}},"required":["interfaceType","type"],"$id":"v9"};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v9" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.interfaceType !== undefined){
let data0 = data.interfaceType;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/pattern",keyword:"pattern",params:{pattern: "^ERP_"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((data1 === "HTTP") || (data1 === "WEB_SERVICE"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const v10 = validate10;
const schema10 = {"anyOf":[{"properties":{"type":{"const":"ACTIVE_MQ"}},"required":["type"]},{"properties":{"interfaceType":{"not":{"pattern":"^ERP_"}},"type":{"enum":["HTTP","WEB_SERVICE"]}},"required":["interfaceType","type"]}],"$id":"v10"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v10" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
if("ACTIVE_MQ" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "ACTIVE_MQ"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceType === undefined){
const err2 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "interfaceType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type === undefined){
const err3 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.interfaceType !== undefined){
let data1 = data.interfaceType;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid3 = _errs6 === errors;
if(valid3){
const err5 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/anyOf/1/properties/interfaceType/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!((data2 === "HTTP") || (data2 === "WEB_SERVICE"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/anyOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema10.anyOf[1].properties.type.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
validate10.errors = vErrors;
return errors === 0;
}

export const v11 = validate11;
const schema11 = {"properties":{"type":{"const":"ACTIVE_MQ"}},"required":["type"],"$id":"v11"};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v11" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
if("ACTIVE_MQ" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ACTIVE_MQ"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const v12 = validate12;
const schema12 = {"properties":{"interfaceType":{"pattern":"^ERP_"},"type":{"const":"HTTP"}},"required":["interfaceType","type"],"$id":"v12"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v12" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.interfaceType !== undefined){
let data0 = data.interfaceType;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/pattern",keyword:"pattern",params:{pattern: "^ERP_"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.type !== undefined){
if("HTTP" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "HTTP"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const v13 = validate13;
const schema13 = {"properties":{"interfaceType":{"pattern":"^ERP_"},"type":{"const":"HTTP"},"requestMode":{"const":"FORM"}},"required":["interfaceType","type","requestMode"],"$id":"v13"};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v13" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.requestMode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestMode"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.interfaceType !== undefined){
let data0 = data.interfaceType;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/pattern",keyword:"pattern",params:{pattern: "^ERP_"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.type !== undefined){
if("HTTP" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "HTTP"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.requestMode !== undefined){
if("FORM" !== data.requestMode){
const err5 = {instancePath:instancePath+"/requestMode",schemaPath:"#/properties/requestMode/const",keyword:"const",params:{allowedValue: "FORM"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const v14 = validate14;
const schema14 = {"properties":{"type":{"const":"INTERMEDIATE_TABLE"}},"required":["type"],"$id":"v14"};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v14" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
if("INTERMEDIATE_TABLE" !== data.type){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTERMEDIATE_TABLE"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const v15 = validate15;
const schema15 = {"properties":{"type":{"const":"INTERMEDIATE_TABLE"},"tableAccess":{"const":"TABLE"}},"required":["type","tableAccess"],"$id":"v15"};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v15" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tableAccess === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tableAccess"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("INTERMEDIATE_TABLE" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTERMEDIATE_TABLE"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tableAccess !== undefined){
if("TABLE" !== data.tableAccess){
const err3 = {instancePath:instancePath+"/tableAccess",schemaPath:"#/properties/tableAccess/const",keyword:"const",params:{allowedValue: "TABLE"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const v16 = validate16;
const schema16 = {"properties":{"type":{"const":"INTERMEDIATE_TABLE"},"tableAccess":{"const":"TRANSFER"}},"required":["type","tableAccess"],"$id":"v16"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v16" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tableAccess === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tableAccess"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("INTERMEDIATE_TABLE" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTERMEDIATE_TABLE"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tableAccess !== undefined){
if("TRANSFER" !== data.tableAccess){
const err3 = {instancePath:instancePath+"/tableAccess",schemaPath:"#/properties/tableAccess/const",keyword:"const",params:{allowedValue: "TRANSFER"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const v17 = validate17;
const schema17 = {"properties":{"type":{"const":"INTERMEDIATE_TABLE"},"tableAccess":{"const":"PROCEDURE"}},"required":["type","tableAccess"],"$id":"v17"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v17" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tableAccess === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tableAccess"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("INTERMEDIATE_TABLE" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTERMEDIATE_TABLE"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tableAccess !== undefined){
if("PROCEDURE" !== data.tableAccess){
const err3 = {instancePath:instancePath+"/tableAccess",schemaPath:"#/properties/tableAccess/const",keyword:"const",params:{allowedValue: "PROCEDURE"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const v18 = validate18;
const schema18 = {"properties":{"triggerStrategy":{"const":"EVENT"}},"required":["triggerStrategy"],"$id":"v18"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v18" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.triggerStrategy === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "triggerStrategy"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.triggerStrategy !== undefined){
if("EVENT" !== data.triggerStrategy){
const err1 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/const",keyword:"const",params:{allowedValue: "EVENT"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const v19 = validate19;
const schema19 = {"properties":{"triggerStrategy":{"const":"CRON"}},"required":["triggerStrategy"],"$id":"v19"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v19" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.triggerStrategy === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "triggerStrategy"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.triggerStrategy !== undefined){
if("CRON" !== data.triggerStrategy){
const err1 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/const",keyword:"const",params:{allowedValue: "CRON"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const v20 = validate20;
const schema20 = {"properties":{"triggerStrategy":{"const":"CRON"},"executionStrategy":{"const":"DAILY"}},"required":["triggerStrategy","executionStrategy"],"$id":"v20"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v20" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.triggerStrategy === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "triggerStrategy"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.executionStrategy === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executionStrategy"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.triggerStrategy !== undefined){
if("CRON" !== data.triggerStrategy){
const err2 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/const",keyword:"const",params:{allowedValue: "CRON"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.executionStrategy !== undefined){
if("DAILY" !== data.executionStrategy){
const err3 = {instancePath:instancePath+"/executionStrategy",schemaPath:"#/properties/executionStrategy/const",keyword:"const",params:{allowedValue: "DAILY"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const v21 = validate21;
const schema21 = {"properties":{"triggerStrategy":{"const":"CRON"},"executionStrategy":{"const":"INTERVAL"}},"required":["triggerStrategy","executionStrategy"],"$id":"v21"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v21" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.triggerStrategy === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "triggerStrategy"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.executionStrategy === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executionStrategy"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.triggerStrategy !== undefined){
if("CRON" !== data.triggerStrategy){
const err2 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/const",keyword:"const",params:{allowedValue: "CRON"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.executionStrategy !== undefined){
if("INTERVAL" !== data.executionStrategy){
const err3 = {instancePath:instancePath+"/executionStrategy",schemaPath:"#/properties/executionStrategy/const",keyword:"const",params:{allowedValue: "INTERVAL"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const v22 = validate22;
const schema22 = {"properties":{"triggerStrategy":{"const":"CRON"},"executionStrategy":{"const":"EXPRESSION"}},"required":["triggerStrategy","executionStrategy"],"$id":"v22"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v22" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.triggerStrategy === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "triggerStrategy"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.executionStrategy === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "executionStrategy"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.triggerStrategy !== undefined){
if("CRON" !== data.triggerStrategy){
const err2 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/const",keyword:"const",params:{allowedValue: "CRON"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.executionStrategy !== undefined){
if("EXPRESSION" !== data.executionStrategy){
const err3 = {instancePath:instancePath+"/executionStrategy",schemaPath:"#/properties/executionStrategy/const",keyword:"const",params:{allowedValue: "EXPRESSION"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const v23 = validate23;
const schema23 = {"properties":{"type":{"const":"HTTP"},"fileFormat":{"const":"CSV"}},"required":["type","fileFormat"],"$id":"v23"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v23" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fileFormat === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileFormat"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if("HTTP" !== data.type){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "HTTP"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fileFormat !== undefined){
if("CSV" !== data.fileFormat){
const err3 = {instancePath:instancePath+"/fileFormat",schemaPath:"#/properties/fileFormat/const",keyword:"const",params:{allowedValue: "CSV"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const v24 = validate24;
const schema24 = {"properties":{"alarmEnabled":{"const":true}},"required":["alarmEnabled"],"$id":"v24"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v24" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.alarmEnabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alarmEnabled"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alarmEnabled !== undefined){
if(true !== data.alarmEnabled){
const err1 = {instancePath:instancePath+"/alarmEnabled",schemaPath:"#/properties/alarmEnabled/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const v25 = validate25;
const schema25 = {"properties":{"interfaceType":{"pattern":"_DOWN$"}},"required":["interfaceType"],"$id":"v25"};
const pattern24 = new RegExp("_DOWN$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v25" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.interfaceType !== undefined){
let data0 = data.interfaceType;
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
const err1 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/pattern",keyword:"pattern",params:{pattern: "_DOWN$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const v26 = validate26;
const schema26 = {"not":{"properties":{"functionType":{"enum":["CURRENT_TIME","FIXED_VALUE","POST_CUSTOM"]}},"required":["functionType"]},"$id":"v26"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v26" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.functionType === undefined) && (missing0 = "functionType")){
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
if(data.functionType !== undefined){
let data0 = data.functionType;
if(!(((data0 === "CURRENT_TIME") || (data0 === "FIXED_VALUE")) || (data0 === "POST_CUSTOM"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
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
validate26.errors = vErrors;
return errors === 0;
}

export const v27 = validate27;
const schema27 = {"not":{"properties":{"functionType":{"enum":["REGULAR","NEGATE"]}},"required":["functionType"]},"$id":"v27"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v27" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.functionType === undefined) && (missing0 = "functionType")){
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
if(data.functionType !== undefined){
let data0 = data.functionType;
if(!((data0 === "REGULAR") || (data0 === "NEGATE"))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
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
validate27.errors = vErrors;
return errors === 0;
}


export const validate = v0;
export const byHash = {
  "2de9c850": v0,
  "2540122b": v1,
  "-2bf2985b": v2,
  "-45c3cce3": v3,
  "1976823b": v4,
  "1c4dad0d": v5,
  "-38070862": v6,
  "6074bb86": v7,
  "-3bcdcaad": v8,
  "1090dec9": v9,
  "2a53a933": v10,
  "-7ed64c0a": v11,
  "-21787b73": v12,
  "-e7bc0d0": v13,
  "-6b7d820d": v14,
  "-6d6cc380": v15,
  "23161f5b": v16,
  "2edf0b85": v17,
  "72b5520b": v18,
  "38051207": v19,
  "19193f6d": v20,
  "-7a9a9c17": v21,
  "-25579204": v22,
  "-70ec1d06": v23,
  "-6b16f9c3": v24,
};
export const visible = {
  "items.dcCode": v4,
  "items.carrierCode": v5,
  "items.erpUuid": v6,
  "items.dataSourceUuid": v7,
  "items.method": v8,
  "items.path": v9,
  "items.address": v10,
  "items.queueName": v11,
  "items.requestMode": v12,
  "items.requestAction": v13,
  "items.formId": v13,
  "items.tableAccess": v14,
  "items.intermediateTableName": v15,
  "items.sourceTableName": v16,
  "items.targetTableName": v16,
  "items.storedProcedureName": v17,
  "items.eventTypes": v18,
  "items.executionStrategy": v19,
  "items.executionTime": v20,
  "items.intervalMinutes": v21,
  "items.cronExpression": v22,
  "items.itemProcessingType": v25,
  "items.fileFormat": v8,
  "items.fileName": v23,
  "items.dingDingUuid": v24,
  "items.fieldMappings.sourceField": v26,
  "items.fieldMappings.expression": v27,
};
export const rules = [

];
