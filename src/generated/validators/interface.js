// Generated from schemas/ by `npm run generate`: do not edit.
import { isCron } from '#contract/validation/formats.ts';
import { isPartnerUrl } from '#contract/validation/formats.ts';
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","minLength":1,"maxLength":30},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]},"menuName":{"type":"string","minLength":1,"maxLength":30},"scope":{"type":"string","default":"DC","enum":["DC","CARRIER"]},"dcCode":{"type":"string","minLength":1,"maxLength":30},"carrierCode":{"type":"string","minLength":1,"maxLength":30},"ownerCode":{"type":"string","minLength":1,"maxLength":30},"entityIdentifier":{"type":"string","maxLength":60},"remarks":{"type":"string","maxLength":200},"type":{"type":"string","default":"HTTP","enum":["HTTP","ACTIVE_MQ","WEB_SERVICE","INTERMEDIATE_TABLE"]},"erpUuid":{"type":"string","minLength":1,"maxLength":36},"dataSourceUuid":{"type":"string","minLength":1,"maxLength":36},"method":{"type":"string","default":"POST","enum":["POST","GET","PUT"]},"path":{"type":"string","minLength":1,"maxLength":200,"pattern":"^/\\S*$"},"address":{"type":"string","minLength":1,"maxLength":200,"format":"partner-url"},"authUuid":{"type":"string","minLength":1,"maxLength":36},"queueName":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\S+$"},"requestMode":{"type":"string","default":"PLAIN","enum":["PLAIN","FORM"]},"requestAction":{"type":"string","minLength":1,"maxLength":60},"formId":{"type":"string","minLength":1,"maxLength":60},"successRule":{"type":"string","enum":["ENVELOPE","SAP","KINGDEE","STATUS_ONLY","CUSTOM"]},"successStatuses":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?(\\s*,\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?)*\\s*$","default":"200-299"},"successCondition":{"type":"string","minLength":1,"maxLength":2000},"sampleStatus":{"type":"integer","minimum":100,"maximum":599,"default":200},"sampleResponse":{"type":"string","maxLength":4000},"tableAccess":{"type":"string","default":"TABLE","enum":["TABLE","TRANSFER","PROCEDURE"]},"intermediateTableName":{"type":"string","minLength":1,"maxLength":30,"pattern":"^\\S+$"},"sourceTableName":{"type":"string","minLength":1,"maxLength":30,"pattern":"^\\S+$"},"targetTableName":{"type":"string","minLength":1,"maxLength":30,"pattern":"^\\S+$"},"storedProcedureName":{"type":"string","minLength":1,"maxLength":100,"pattern":"^\\S+$"},"triggerStrategy":{"type":"string","default":"EVENT","enum":["EVENT","CRON"]},"eventTypes":{"type":"array","minItems":1,"maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":60}},"executionStrategy":{"type":"string","default":"DAILY","enum":["DAILY","INTERVAL","EXPRESSION"]},"executionTime":{"type":"string","minLength":1,"maxLength":5,"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"intervalMinutes":{"type":"integer","minimum":1,"maximum":1440,"default":5},"cronExpression":{"type":"string","minLength":1,"maxLength":100,"format":"cron"},"itemProcessingType":{"type":"string","enum":["INC","FULL","QPC","BARCODE","VENDOR"]},"fileFormat":{"type":"string","enum":["CSV"]},"fileName":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[^\\s/\\\\]+$"},"lanes":{"type":"integer","minimum":1,"maximum":32},"preFilter":{"type":"string","maxLength":2000},"postFilter":{"type":"string","maxLength":2000},"alarmEnabled":{"type":"boolean","default":false},"dingDingUuid":{"type":"string","minLength":1,"maxLength":36},"fieldMappings":{"type":"array","maxItems":10000,"items":{"type":"object","if":{"required":["functionType"]},"then":{"allOf":[{"if":{"properties":{"functionType":{"enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","REPLACE","FORMAT_TIME","GROUP","SUB_TABLE","SUB_QUERY"]}}},"then":{"required":["sourceField"]}},{"if":{"properties":{"functionType":{"enum":["EXTRACT","DEFAULT_VALUE","CUSTOM","REPLACE","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"]}}},"then":{"required":["expression"]}}]},"properties":{"lineNo":{"type":"integer","minimum":1},"targetField":{"type":"string","minLength":1,"maxLength":200,"pattern":"^\\S+$"},"type":{"type":"string","default":"STRING","enum":["STRING","NUMERIC","INTEGER","INT","LONG","BOOLEAN","DATE","ARRAY","OBJECT"]},"description":{"type":"string","maxLength":200},"functionType":{"type":"string","default":"REGULAR","enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","CUSTOM","REPLACE","CURRENT_TIME","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"]},"sourceField":{"type":"string","minLength":1,"maxLength":500},"expression":{"type":"string","minLength":1,"maxLength":4000}},"required":["targetField","type","functionType"],"additionalProperties":false}},"status":{"type":"string","enum":["OFFLINE","ONLINE","SUSPENDED"]},"debug":{"type":"boolean"},"debugUntil":{"type":"string","format":"date-time"},"pendingCount":{"type":"integer","minimum":0},"blockedCount":{"type":"integer","minimum":0},"failureCount":{"type":"integer","minimum":0},"failureReason":{"type":"string","maxLength":2000},"pullFailedSince":{"type":"string","format":"date-time"},"pullFailureReason":{"type":"string","maxLength":2000},"outageCount":{"type":"integer","minimum":0},"receiverDownSince":{"type":"string","format":"date-time"},"nextProbeTime":{"type":"string","format":"date-time"},"onlineAt":{"type":"string","format":"date-time"},"lastScheduleTime":{"type":"string","format":"date-time"},"version":{"type":"integer","minimum":0},"modifiedAt":{"type":"string","format":"date-time"}},"required":["interfaceName","interfaceType","menuName","scope","type","triggerStrategy"],"allOf":[{"if":{"properties":{"scope":{"const":"DC"}}},"then":{"required":["dcCode"]}},{"if":{"properties":{"scope":{"const":"CARRIER"}},"required":["scope"]},"then":{"required":["carrierCode"]}},{"if":{"properties":{"interfaceType":{"pattern":"^ERP_"}},"required":["interfaceType"]},"then":{"required":["erpUuid"]}},{"if":{"properties":{"interfaceType":{"not":{"pattern":"^ERP_"}},"type":{"const":"INTERMEDIATE_TABLE"}},"required":["interfaceType","type"]},"then":{"required":["dataSourceUuid"]}},{"if":{"properties":{"type":{"const":"HTTP"}},"required":["type"]},"then":{"required":["method"]}},{"if":{"properties":{"interfaceType":{"pattern":"^ERP_"},"type":{"enum":["HTTP","WEB_SERVICE"]}},"required":["interfaceType","type"]},"then":{"required":["path"]}},{"if":{"not":{"anyOf":[{"properties":{"type":{"const":"INTERMEDIATE_TABLE"}}},{"properties":{"interfaceType":{"pattern":"^ERP_"},"type":{"enum":["HTTP","WEB_SERVICE"]}}}]}},"then":{"required":["address"]}},{"if":{"properties":{"type":{"const":"ACTIVE_MQ"}},"required":["type"]},"then":{"required":["queueName"]}},{"if":{"properties":{"interfaceType":{"pattern":"^ERP_"},"type":{"const":"HTTP"}},"required":["interfaceType","type"]},"then":{"required":["requestMode"]}},{"if":{"properties":{"interfaceType":{"pattern":"^ERP_"},"type":{"const":"HTTP"},"requestMode":{"const":"FORM"}},"required":["interfaceType","type","requestMode"]},"then":{"required":["requestAction","formId"]}},{"if":{"properties":{"type":{"const":"INTERMEDIATE_TABLE"}},"required":["type"]},"then":{"required":["tableAccess"]}},{"if":{"properties":{"type":{"const":"INTERMEDIATE_TABLE"},"tableAccess":{"const":"TABLE"}},"required":["type","tableAccess"]},"then":{"required":["intermediateTableName"]}},{"if":{"properties":{"type":{"const":"INTERMEDIATE_TABLE"},"tableAccess":{"const":"TRANSFER"}},"required":["type","tableAccess"]},"then":{"required":["sourceTableName","targetTableName"]}},{"if":{"properties":{"type":{"const":"INTERMEDIATE_TABLE"},"tableAccess":{"const":"PROCEDURE"}},"required":["type","tableAccess"]},"then":{"required":["storedProcedureName"]}},{"if":{"properties":{"triggerStrategy":{"const":"EVENT"}},"required":["triggerStrategy"]},"then":{"required":["eventTypes"]}},{"if":{"properties":{"triggerStrategy":{"const":"CRON"}},"required":["triggerStrategy"]},"then":{"required":["executionStrategy"]}},{"if":{"properties":{"triggerStrategy":{"const":"CRON"},"executionStrategy":{"const":"DAILY"}},"required":["triggerStrategy","executionStrategy"]},"then":{"required":["executionTime"]}},{"if":{"properties":{"triggerStrategy":{"const":"CRON"},"executionStrategy":{"const":"INTERVAL"}},"required":["triggerStrategy","executionStrategy"]},"then":{"required":["intervalMinutes"]}},{"if":{"properties":{"triggerStrategy":{"const":"CRON"},"executionStrategy":{"const":"EXPRESSION"}},"required":["triggerStrategy","executionStrategy"]},"then":{"required":["cronExpression"]}},{"if":{"properties":{"type":{"const":"HTTP"},"fileFormat":{"const":"CSV"}},"required":["type","fileFormat"]},"then":{"required":["fileName"]}},{"if":{"properties":{"alarmEnabled":{"const":true}},"required":["alarmEnabled"]},"then":{"required":["dingDingUuid"]}},{"if":{"properties":{"type":{"const":"HTTP"},"successRule":{"const":"CUSTOM"}},"required":["type","successRule"]},"then":{"required":["successCondition"]}}],"additionalProperties":false,"$id":"v0"};
const pattern0 = new RegExp("^ERP_", "u");
const pattern6 = new RegExp("^/\\S*$", "u");
const pattern7 = new RegExp("^\\S+$", "u");
const pattern8 = new RegExp("^\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?(\\s*,\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?)*\\s*$", "u");
const pattern13 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern14 = new RegExp("^[^\\s/\\\\]+$", "u");
const func0 = Object.prototype.hasOwnProperty;

const formats0 = isPartnerUrl;
const formats2 = isCron;
const formats4 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;

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
if(data.scope !== undefined){
let data0 = data.scope;
const _errs4 = errors;
if("DC" !== data0){
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
if(data.dcCode === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "dcCode"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs1 === errors;
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.scope === undefined) && (missing0 = "scope")){
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
if(data.scope !== undefined){
let data1 = data.scope;
const _errs9 = errors;
if("CARRIER" !== data1){
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
}
if(errors === _errs9){
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
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
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.carrierCode === undefined){
const err5 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "carrierCode"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
}
if(!valid3){
const err6 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs6 === errors;
const _errs11 = errors;
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.interfaceType === undefined) && (missing1 = "interfaceType")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.interfaceType !== undefined){
let data2 = data.interfaceType;
const _errs14 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
}
}
if(errors === _errs14){
}
var valid6 = _errs14 === errors;
}
else {
var valid6 = true;
}
if(valid6){
}
}
}
if(errors === _errs13){
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.erpUuid === undefined){
const err9 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "erpUuid"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
}
if(!valid5){
const err10 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs11 === errors;
const _errs16 = errors;
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.interfaceType === undefined) && (missing2 = "interfaceType")) || ((data.type === undefined) && (missing2 = "type"))){
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
if(data.interfaceType !== undefined){
let data3 = data.interfaceType;
const _errs19 = errors;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
}
}
if(errors === _errs21){
}
var valid9 = _errs21 === errors;
if(valid9){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
if(errors === _errs19){
}
var valid8 = _errs19 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.type !== undefined){
let data4 = data.type;
const _errs22 = errors;
if("INTERMEDIATE_TABLE" !== data4){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
}
if(errors === _errs22){
}
var valid8 = _errs22 === errors;
}
else {
var valid8 = true;
}
if(valid8){
}
}
}
}
if(errors === _errs18){
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dataSourceUuid === undefined){
const err15 = {instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: "dataSourceUuid"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid3 = _errs23 === errors;
valid7 = _valid3;
}
if(!valid7){
const err16 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs16 === errors;
const _errs24 = errors;
const _errs25 = errors;
let valid10 = true;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.type === undefined) && (missing3 = "type")){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs27 = errors;
if("HTTP" !== data5){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
}
if(errors === _errs27){
}
var valid11 = _errs27 === errors;
}
else {
var valid11 = true;
}
if(valid11){
}
}
}
if(errors === _errs26){
}
var _valid4 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method === undefined){
const err19 = {instancePath,schemaPath:"#/allOf/4/then/required",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid4 = _errs28 === errors;
valid10 = _valid4;
}
if(!valid10){
const err20 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid0 = _errs24 === errors;
const _errs29 = errors;
const _errs30 = errors;
let valid12 = true;
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.interfaceType === undefined) && (missing4 = "interfaceType")) || ((data.type === undefined) && (missing4 = "type"))){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data.interfaceType !== undefined){
let data6 = data.interfaceType;
const _errs32 = errors;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
}
}
if(errors === _errs32){
}
var valid13 = _errs32 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.type !== undefined){
let data7 = data.type;
const _errs33 = errors;
const vSchema0 = schema0.allOf[5].if.properties.type.enum;
if(!((data7 === "HTTP") || (data7 === "WEB_SERVICE"))){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
}
if(errors === _errs33){
}
var valid13 = _errs33 === errors;
}
else {
var valid13 = true;
}
if(valid13){
}
}
}
}
if(errors === _errs31){
}
var _valid5 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err24 = {instancePath,schemaPath:"#/allOf/5/then/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid5 = _errs34 === errors;
valid12 = _valid5;
}
if(!valid12){
const err25 = {instancePath,schemaPath:"#/allOf/5/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid0 = _errs29 === errors;
const _errs35 = errors;
const _errs36 = errors;
let valid14 = true;
const _errs37 = errors;
const _errs38 = errors;
const _errs39 = errors;
const _errs40 = errors;
let valid16 = false;
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data8 = data.type;
const _errs42 = errors;
if("INTERMEDIATE_TABLE" !== data8){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
}
if(errors === _errs42){
}
var valid17 = _errs42 === errors;
}
else {
var valid17 = true;
}
if(valid17){
}
}
if(errors === _errs41){
}
var _valid7 = _errs41 === errors;
valid16 = valid16 || _valid7;
if(!valid16){
const _errs43 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceType !== undefined){
let data9 = data.interfaceType;
const _errs44 = errors;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
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
}
}
if(errors === _errs44){
}
var valid18 = _errs44 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.type !== undefined){
let data10 = data.type;
const _errs45 = errors;
const vSchema1 = schema0.allOf[6].if.not.anyOf[1].properties.type.enum;
if(!((data10 === "HTTP") || (data10 === "WEB_SERVICE"))){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
}
if(errors === _errs45){
}
var valid18 = _errs45 === errors;
}
else {
var valid18 = true;
}
if(valid18){
}
}
}
if(errors === _errs43){
}
var _valid7 = _errs43 === errors;
valid16 = valid16 || _valid7;
if(!valid16){
}
}
if(!valid16){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
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
if(errors === _errs39){
}
var valid15 = _errs39 === errors;
if(valid15){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
if(errors === _errs37){
}
var _valid6 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err31 = {instancePath,schemaPath:"#/allOf/6/then/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid6 = _errs46 === errors;
valid14 = _valid6;
}
if(!valid14){
const err32 = {instancePath,schemaPath:"#/allOf/6/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid0 = _errs35 === errors;
const _errs47 = errors;
const _errs48 = errors;
let valid19 = true;
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.type === undefined) && (missing5 = "type")){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
if(data.type !== undefined){
let data11 = data.type;
const _errs50 = errors;
if("ACTIVE_MQ" !== data11){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
}
if(errors === _errs50){
}
var valid20 = _errs50 === errors;
}
else {
var valid20 = true;
}
if(valid20){
}
}
}
if(errors === _errs49){
}
var _valid8 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs51 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queueName === undefined){
const err35 = {instancePath,schemaPath:"#/allOf/7/then/required",keyword:"required",params:{missingProperty: "queueName"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid8 = _errs51 === errors;
valid19 = _valid8;
}
if(!valid19){
const err36 = {instancePath,schemaPath:"#/allOf/7/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid0 = _errs47 === errors;
const _errs52 = errors;
const _errs53 = errors;
let valid21 = true;
const _errs54 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.interfaceType === undefined) && (missing6 = "interfaceType")) || ((data.type === undefined) && (missing6 = "type"))){
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
if(data.interfaceType !== undefined){
let data12 = data.interfaceType;
const _errs55 = errors;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
}
}
if(errors === _errs55){
}
var valid22 = _errs55 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data.type !== undefined){
let data13 = data.type;
const _errs56 = errors;
if("HTTP" !== data13){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
}
if(errors === _errs56){
}
var valid22 = _errs56 === errors;
}
else {
var valid22 = true;
}
if(valid22){
}
}
}
}
if(errors === _errs54){
}
var _valid9 = _errs54 === errors;
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs57 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestMode === undefined){
const err40 = {instancePath,schemaPath:"#/allOf/8/then/required",keyword:"required",params:{missingProperty: "requestMode"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var _valid9 = _errs57 === errors;
valid21 = _valid9;
}
if(!valid21){
const err41 = {instancePath,schemaPath:"#/allOf/8/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs52 === errors;
const _errs58 = errors;
const _errs59 = errors;
let valid23 = true;
const _errs60 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((((data.interfaceType === undefined) && (missing7 = "interfaceType")) || ((data.type === undefined) && (missing7 = "type"))) || ((data.requestMode === undefined) && (missing7 = "requestMode"))){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
if(data.interfaceType !== undefined){
let data14 = data.interfaceType;
const _errs61 = errors;
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
}
}
if(errors === _errs61){
}
var valid24 = _errs61 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.type !== undefined){
let data15 = data.type;
const _errs62 = errors;
if("HTTP" !== data15){
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
else {
}
if(errors === _errs62){
}
var valid24 = _errs62 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.requestMode !== undefined){
let data16 = data.requestMode;
const _errs63 = errors;
if("FORM" !== data16){
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
}
if(errors === _errs63){
}
var valid24 = _errs63 === errors;
}
else {
var valid24 = true;
}
if(valid24){
}
}
}
}
}
if(errors === _errs60){
}
var _valid10 = _errs60 === errors;
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs64 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestAction === undefined){
const err46 = {instancePath,schemaPath:"#/allOf/9/then/required",keyword:"required",params:{missingProperty: "requestAction"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data.formId === undefined){
const err47 = {instancePath,schemaPath:"#/allOf/9/then/required",keyword:"required",params:{missingProperty: "formId"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var _valid10 = _errs64 === errors;
valid23 = _valid10;
}
if(!valid23){
const err48 = {instancePath,schemaPath:"#/allOf/9/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid0 = _errs58 === errors;
const _errs65 = errors;
const _errs66 = errors;
let valid25 = true;
const _errs67 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.type === undefined) && (missing8 = "type")){
const err49 = {};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
if(data.type !== undefined){
let data17 = data.type;
const _errs68 = errors;
if("INTERMEDIATE_TABLE" !== data17){
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
}
if(errors === _errs68){
}
var valid26 = _errs68 === errors;
}
else {
var valid26 = true;
}
if(valid26){
}
}
}
if(errors === _errs67){
}
var _valid11 = _errs67 === errors;
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs69 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tableAccess === undefined){
const err51 = {instancePath,schemaPath:"#/allOf/10/then/required",keyword:"required",params:{missingProperty: "tableAccess"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
var _valid11 = _errs69 === errors;
valid25 = _valid11;
}
if(!valid25){
const err52 = {instancePath,schemaPath:"#/allOf/10/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid0 = _errs65 === errors;
const _errs70 = errors;
const _errs71 = errors;
let valid27 = true;
const _errs72 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((data.type === undefined) && (missing9 = "type")) || ((data.tableAccess === undefined) && (missing9 = "tableAccess"))){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
if(data.type !== undefined){
let data18 = data.type;
const _errs73 = errors;
if("INTERMEDIATE_TABLE" !== data18){
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
}
if(errors === _errs73){
}
var valid28 = _errs73 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data.tableAccess !== undefined){
let data19 = data.tableAccess;
const _errs74 = errors;
if("TABLE" !== data19){
const err55 = {};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
}
if(errors === _errs74){
}
var valid28 = _errs74 === errors;
}
else {
var valid28 = true;
}
if(valid28){
}
}
}
}
if(errors === _errs72){
}
var _valid12 = _errs72 === errors;
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs75 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.intermediateTableName === undefined){
const err56 = {instancePath,schemaPath:"#/allOf/11/then/required",keyword:"required",params:{missingProperty: "intermediateTableName"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var _valid12 = _errs75 === errors;
valid27 = _valid12;
}
if(!valid27){
const err57 = {instancePath,schemaPath:"#/allOf/11/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var valid0 = _errs70 === errors;
const _errs76 = errors;
const _errs77 = errors;
let valid29 = true;
const _errs78 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if(((data.type === undefined) && (missing10 = "type")) || ((data.tableAccess === undefined) && (missing10 = "tableAccess"))){
const err58 = {};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
if(data.type !== undefined){
let data20 = data.type;
const _errs79 = errors;
if("INTERMEDIATE_TABLE" !== data20){
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
}
if(errors === _errs79){
}
var valid30 = _errs79 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data.tableAccess !== undefined){
let data21 = data.tableAccess;
const _errs80 = errors;
if("TRANSFER" !== data21){
const err60 = {};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
}
if(errors === _errs80){
}
var valid30 = _errs80 === errors;
}
else {
var valid30 = true;
}
if(valid30){
}
}
}
}
if(errors === _errs78){
}
var _valid13 = _errs78 === errors;
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs81 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceTableName === undefined){
const err61 = {instancePath,schemaPath:"#/allOf/12/then/required",keyword:"required",params:{missingProperty: "sourceTableName"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data.targetTableName === undefined){
const err62 = {instancePath,schemaPath:"#/allOf/12/then/required",keyword:"required",params:{missingProperty: "targetTableName"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
var _valid13 = _errs81 === errors;
valid29 = _valid13;
}
if(!valid29){
const err63 = {instancePath,schemaPath:"#/allOf/12/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var valid0 = _errs76 === errors;
const _errs82 = errors;
const _errs83 = errors;
let valid31 = true;
const _errs84 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if(((data.type === undefined) && (missing11 = "type")) || ((data.tableAccess === undefined) && (missing11 = "tableAccess"))){
const err64 = {};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
if(data.type !== undefined){
let data22 = data.type;
const _errs85 = errors;
if("INTERMEDIATE_TABLE" !== data22){
const err65 = {};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
else {
}
if(errors === _errs85){
}
var valid32 = _errs85 === errors;
}
else {
var valid32 = true;
}
if(valid32){
if(data.tableAccess !== undefined){
let data23 = data.tableAccess;
const _errs86 = errors;
if("PROCEDURE" !== data23){
const err66 = {};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
}
if(errors === _errs86){
}
var valid32 = _errs86 === errors;
}
else {
var valid32 = true;
}
if(valid32){
}
}
}
}
if(errors === _errs84){
}
var _valid14 = _errs84 === errors;
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
if(_valid14){
const _errs87 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storedProcedureName === undefined){
const err67 = {instancePath,schemaPath:"#/allOf/13/then/required",keyword:"required",params:{missingProperty: "storedProcedureName"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
var _valid14 = _errs87 === errors;
valid31 = _valid14;
}
if(!valid31){
const err68 = {instancePath,schemaPath:"#/allOf/13/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var valid0 = _errs82 === errors;
const _errs88 = errors;
const _errs89 = errors;
let valid33 = true;
const _errs90 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.triggerStrategy === undefined) && (missing12 = "triggerStrategy")){
const err69 = {};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
else {
if(data.triggerStrategy !== undefined){
let data24 = data.triggerStrategy;
const _errs91 = errors;
if("EVENT" !== data24){
const err70 = {};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
else {
}
if(errors === _errs91){
}
var valid34 = _errs91 === errors;
}
else {
var valid34 = true;
}
if(valid34){
}
}
}
if(errors === _errs90){
}
var _valid15 = _errs90 === errors;
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
if(_valid15){
const _errs92 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventTypes === undefined){
const err71 = {instancePath,schemaPath:"#/allOf/14/then/required",keyword:"required",params:{missingProperty: "eventTypes"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
var _valid15 = _errs92 === errors;
valid33 = _valid15;
}
if(!valid33){
const err72 = {instancePath,schemaPath:"#/allOf/14/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var valid0 = _errs88 === errors;
const _errs93 = errors;
const _errs94 = errors;
let valid35 = true;
const _errs95 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.triggerStrategy === undefined) && (missing13 = "triggerStrategy")){
const err73 = {};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
if(data.triggerStrategy !== undefined){
let data25 = data.triggerStrategy;
const _errs96 = errors;
if("CRON" !== data25){
const err74 = {};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
else {
}
if(errors === _errs96){
}
var valid36 = _errs96 === errors;
}
else {
var valid36 = true;
}
if(valid36){
}
}
}
if(errors === _errs95){
}
var _valid16 = _errs95 === errors;
errors = _errs94;
if(vErrors !== null){
if(_errs94){
vErrors.length = _errs94;
}
else {
vErrors = null;
}
}
if(_valid16){
const _errs97 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionStrategy === undefined){
const err75 = {instancePath,schemaPath:"#/allOf/15/then/required",keyword:"required",params:{missingProperty: "executionStrategy"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
var _valid16 = _errs97 === errors;
valid35 = _valid16;
}
if(!valid35){
const err76 = {instancePath,schemaPath:"#/allOf/15/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var valid0 = _errs93 === errors;
const _errs98 = errors;
const _errs99 = errors;
let valid37 = true;
const _errs100 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if(((data.triggerStrategy === undefined) && (missing14 = "triggerStrategy")) || ((data.executionStrategy === undefined) && (missing14 = "executionStrategy"))){
const err77 = {};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
if(data.triggerStrategy !== undefined){
let data26 = data.triggerStrategy;
const _errs101 = errors;
if("CRON" !== data26){
const err78 = {};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
else {
}
if(errors === _errs101){
}
var valid38 = _errs101 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data.executionStrategy !== undefined){
let data27 = data.executionStrategy;
const _errs102 = errors;
if("DAILY" !== data27){
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
}
if(errors === _errs102){
}
var valid38 = _errs102 === errors;
}
else {
var valid38 = true;
}
if(valid38){
}
}
}
}
if(errors === _errs100){
}
var _valid17 = _errs100 === errors;
errors = _errs99;
if(vErrors !== null){
if(_errs99){
vErrors.length = _errs99;
}
else {
vErrors = null;
}
}
if(_valid17){
const _errs103 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.executionTime === undefined){
const err80 = {instancePath,schemaPath:"#/allOf/16/then/required",keyword:"required",params:{missingProperty: "executionTime"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
var _valid17 = _errs103 === errors;
valid37 = _valid17;
}
if(!valid37){
const err81 = {instancePath,schemaPath:"#/allOf/16/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var valid0 = _errs98 === errors;
const _errs104 = errors;
const _errs105 = errors;
let valid39 = true;
const _errs106 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if(((data.triggerStrategy === undefined) && (missing15 = "triggerStrategy")) || ((data.executionStrategy === undefined) && (missing15 = "executionStrategy"))){
const err82 = {};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
else {
if(data.triggerStrategy !== undefined){
let data28 = data.triggerStrategy;
const _errs107 = errors;
if("CRON" !== data28){
const err83 = {};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
else {
}
if(errors === _errs107){
}
var valid40 = _errs107 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data.executionStrategy !== undefined){
let data29 = data.executionStrategy;
const _errs108 = errors;
if("INTERVAL" !== data29){
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
}
if(errors === _errs108){
}
var valid40 = _errs108 === errors;
}
else {
var valid40 = true;
}
if(valid40){
}
}
}
}
if(errors === _errs106){
}
var _valid18 = _errs106 === errors;
errors = _errs105;
if(vErrors !== null){
if(_errs105){
vErrors.length = _errs105;
}
else {
vErrors = null;
}
}
if(_valid18){
const _errs109 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.intervalMinutes === undefined){
const err85 = {instancePath,schemaPath:"#/allOf/17/then/required",keyword:"required",params:{missingProperty: "intervalMinutes"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
var _valid18 = _errs109 === errors;
valid39 = _valid18;
}
if(!valid39){
const err86 = {instancePath,schemaPath:"#/allOf/17/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var valid0 = _errs104 === errors;
const _errs110 = errors;
const _errs111 = errors;
let valid41 = true;
const _errs112 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if(((data.triggerStrategy === undefined) && (missing16 = "triggerStrategy")) || ((data.executionStrategy === undefined) && (missing16 = "executionStrategy"))){
const err87 = {};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
else {
if(data.triggerStrategy !== undefined){
let data30 = data.triggerStrategy;
const _errs113 = errors;
if("CRON" !== data30){
const err88 = {};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
else {
}
if(errors === _errs113){
}
var valid42 = _errs113 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data.executionStrategy !== undefined){
let data31 = data.executionStrategy;
const _errs114 = errors;
if("EXPRESSION" !== data31){
const err89 = {};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
else {
}
if(errors === _errs114){
}
var valid42 = _errs114 === errors;
}
else {
var valid42 = true;
}
if(valid42){
}
}
}
}
if(errors === _errs112){
}
var _valid19 = _errs112 === errors;
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
if(_valid19){
const _errs115 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cronExpression === undefined){
const err90 = {instancePath,schemaPath:"#/allOf/18/then/required",keyword:"required",params:{missingProperty: "cronExpression"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
var _valid19 = _errs115 === errors;
valid41 = _valid19;
}
if(!valid41){
const err91 = {instancePath,schemaPath:"#/allOf/18/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
var valid0 = _errs110 === errors;
const _errs116 = errors;
const _errs117 = errors;
let valid43 = true;
const _errs118 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if(((data.type === undefined) && (missing17 = "type")) || ((data.fileFormat === undefined) && (missing17 = "fileFormat"))){
const err92 = {};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
else {
if(data.type !== undefined){
let data32 = data.type;
const _errs119 = errors;
if("HTTP" !== data32){
const err93 = {};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
else {
}
if(errors === _errs119){
}
var valid44 = _errs119 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data.fileFormat !== undefined){
let data33 = data.fileFormat;
const _errs120 = errors;
if("CSV" !== data33){
const err94 = {};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
else {
}
if(errors === _errs120){
}
var valid44 = _errs120 === errors;
}
else {
var valid44 = true;
}
if(valid44){
}
}
}
}
if(errors === _errs118){
}
var _valid20 = _errs118 === errors;
errors = _errs117;
if(vErrors !== null){
if(_errs117){
vErrors.length = _errs117;
}
else {
vErrors = null;
}
}
if(_valid20){
const _errs121 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fileName === undefined){
const err95 = {instancePath,schemaPath:"#/allOf/19/then/required",keyword:"required",params:{missingProperty: "fileName"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
var _valid20 = _errs121 === errors;
valid43 = _valid20;
}
if(!valid43){
const err96 = {instancePath,schemaPath:"#/allOf/19/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
var valid0 = _errs116 === errors;
const _errs122 = errors;
const _errs123 = errors;
let valid45 = true;
const _errs124 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing18;
if((data.alarmEnabled === undefined) && (missing18 = "alarmEnabled")){
const err97 = {};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
else {
if(data.alarmEnabled !== undefined){
let data34 = data.alarmEnabled;
const _errs125 = errors;
if(true !== data34){
const err98 = {};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
else {
}
if(errors === _errs125){
}
var valid46 = _errs125 === errors;
}
else {
var valid46 = true;
}
if(valid46){
}
}
}
if(errors === _errs124){
}
var _valid21 = _errs124 === errors;
errors = _errs123;
if(vErrors !== null){
if(_errs123){
vErrors.length = _errs123;
}
else {
vErrors = null;
}
}
if(_valid21){
const _errs126 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dingDingUuid === undefined){
const err99 = {instancePath,schemaPath:"#/allOf/20/then/required",keyword:"required",params:{missingProperty: "dingDingUuid"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
var _valid21 = _errs126 === errors;
valid45 = _valid21;
}
if(!valid45){
const err100 = {instancePath,schemaPath:"#/allOf/20/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
var valid0 = _errs122 === errors;
const _errs127 = errors;
const _errs128 = errors;
let valid47 = true;
const _errs129 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if(((data.type === undefined) && (missing19 = "type")) || ((data.successRule === undefined) && (missing19 = "successRule"))){
const err101 = {};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
else {
if(data.type !== undefined){
let data35 = data.type;
const _errs130 = errors;
if("HTTP" !== data35){
const err102 = {};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
else {
}
if(errors === _errs130){
}
var valid48 = _errs130 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data.successRule !== undefined){
let data36 = data.successRule;
const _errs131 = errors;
if("CUSTOM" !== data36){
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
}
if(errors === _errs131){
}
var valid48 = _errs131 === errors;
}
else {
var valid48 = true;
}
if(valid48){
}
}
}
}
if(errors === _errs129){
}
var _valid22 = _errs129 === errors;
errors = _errs128;
if(vErrors !== null){
if(_errs128){
vErrors.length = _errs128;
}
else {
vErrors = null;
}
}
if(_valid22){
const _errs132 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.successCondition === undefined){
const err104 = {instancePath,schemaPath:"#/allOf/21/then/required",keyword:"required",params:{missingProperty: "successCondition"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
var _valid22 = _errs132 === errors;
valid47 = _valid22;
}
if(!valid47){
const err105 = {instancePath,schemaPath:"#/allOf/21/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
var valid0 = _errs127 === errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceName === undefined){
const err106 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceName"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data.interfaceType === undefined){
const err107 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceType"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data.menuName === undefined){
const err108 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menuName"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data.scope === undefined){
const err109 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data.type === undefined){
const err110 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data.triggerStrategy === undefined){
const err111 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "triggerStrategy"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
const _errs133 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err112 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.uuid !== undefined){
let data37 = data.uuid;
const _errs134 = errors;
const _errs135 = errors;
if(typeof data37 === "string"){
if(func1(data37) > 36){
const err113 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var valid49 = _errs134 === errors;
}
if(data.companyUuid !== undefined){
let data38 = data.companyUuid;
const _errs136 = errors;
const _errs137 = errors;
if(typeof data38 === "string"){
if(func1(data38) > 36){
const err115 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
var valid49 = _errs136 === errors;
}
if(data.interfaceName !== undefined){
let data39 = data.interfaceName;
const _errs138 = errors;
const _errs139 = errors;
if(typeof data39 === "string"){
if(func1(data39) > 30){
const err117 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(func1(data39) < 1){
const err118 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
var valid49 = _errs138 === errors;
}
if(data.interfaceType !== undefined){
let data40 = data.interfaceType;
const _errs140 = errors;
if(typeof data40 !== "string"){
const err120 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
const _errs141 = errors;
const vSchema2 = schema0.properties.interfaceType.enum;
if(!((((data40 === "ERP_DOWN") || (data40 === "ERP_UP")) || (data40 === "WCS_DOWN")) || (data40 === "WCS_UP"))){
const err121 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/enum",keyword:"enum",params:{allowedValues: schema0.properties.interfaceType.enum}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
var valid49 = _errs140 === errors;
}
if(data.menuName !== undefined){
let data41 = data.menuName;
const _errs142 = errors;
const _errs143 = errors;
if(typeof data41 === "string"){
if(func1(data41) > 30){
const err122 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(func1(data41) < 1){
const err123 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
var valid49 = _errs142 === errors;
}
if(data.scope !== undefined){
let data42 = data.scope;
const _errs144 = errors;
if(typeof data42 !== "string"){
const err125 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
const _errs145 = errors;
const vSchema3 = schema0.properties.scope.enum;
if(!((data42 === "DC") || (data42 === "CARRIER"))){
const err126 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema0.properties.scope.enum}};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
var valid49 = _errs144 === errors;
}
if(data.dcCode !== undefined){
let data43 = data.dcCode;
const _errs146 = errors;
const _errs147 = errors;
if(typeof data43 === "string"){
if(func1(data43) > 30){
const err127 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(func1(data43) < 1){
const err128 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
var valid49 = _errs146 === errors;
}
if(data.carrierCode !== undefined){
let data44 = data.carrierCode;
const _errs148 = errors;
const _errs149 = errors;
if(typeof data44 === "string"){
if(func1(data44) > 30){
const err130 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(func1(data44) < 1){
const err131 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
var valid49 = _errs148 === errors;
}
if(data.ownerCode !== undefined){
let data45 = data.ownerCode;
const _errs150 = errors;
const _errs151 = errors;
if(typeof data45 === "string"){
if(func1(data45) > 30){
const err133 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(func1(data45) < 1){
const err134 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/minLength",keyword:"minLength",params:{limit: 1}};
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
const err135 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
var valid49 = _errs150 === errors;
}
if(data.entityIdentifier !== undefined){
let data46 = data.entityIdentifier;
const _errs152 = errors;
const _errs153 = errors;
if(typeof data46 === "string"){
if(func1(data46) > 60){
const err136 = {instancePath:instancePath+"/entityIdentifier",schemaPath:"#/properties/entityIdentifier/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err137 = {instancePath:instancePath+"/entityIdentifier",schemaPath:"#/properties/entityIdentifier/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
var valid49 = _errs152 === errors;
}
if(data.remarks !== undefined){
let data47 = data.remarks;
const _errs154 = errors;
const _errs155 = errors;
if(typeof data47 === "string"){
if(func1(data47) > 200){
const err138 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/remarks",schemaPath:"#/properties/remarks/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
var valid49 = _errs154 === errors;
}
if(data.type !== undefined){
let data48 = data.type;
const _errs156 = errors;
if(typeof data48 !== "string"){
const err140 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
const _errs157 = errors;
const vSchema4 = schema0.properties.type.enum;
if(!((((data48 === "HTTP") || (data48 === "ACTIVE_MQ")) || (data48 === "WEB_SERVICE")) || (data48 === "INTERMEDIATE_TABLE"))){
const err141 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
var valid49 = _errs156 === errors;
}
if(data.erpUuid !== undefined){
let data49 = data.erpUuid;
const _errs158 = errors;
const _errs159 = errors;
if(typeof data49 === "string"){
if(func1(data49) > 36){
const err142 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(func1(data49) < 1){
const err143 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
var valid49 = _errs158 === errors;
}
if(data.dataSourceUuid !== undefined){
let data50 = data.dataSourceUuid;
const _errs160 = errors;
const _errs161 = errors;
if(typeof data50 === "string"){
if(func1(data50) > 36){
const err145 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(func1(data50) < 1){
const err146 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
else {
const err147 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
var valid49 = _errs160 === errors;
}
if(data.method !== undefined){
let data51 = data.method;
const _errs162 = errors;
if(typeof data51 !== "string"){
const err148 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
const _errs163 = errors;
const vSchema5 = schema0.properties.method.enum;
if(!(((data51 === "POST") || (data51 === "GET")) || (data51 === "PUT"))){
const err149 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema0.properties.method.enum}};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
var valid49 = _errs162 === errors;
}
if(data.path !== undefined){
let data52 = data.path;
const _errs164 = errors;
const _errs165 = errors;
if(typeof data52 === "string"){
if(func1(data52) > 200){
const err150 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(func1(data52) < 1){
const err151 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(!pattern6.test(data52)){
const err152 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/\\S*$"}};
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
const err153 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
var valid49 = _errs164 === errors;
}
if(data.address !== undefined){
let data53 = data.address;
const _errs166 = errors;
const _errs167 = errors;
if((typeof data53 == "number") && (isFinite(data53))){
}
if(typeof data53 === "string"){
if(func1(data53) > 200){
const err154 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(func1(data53) < 1){
const err155 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(!(formats0(data53))){
const err156 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/format",keyword:"format",params:{format: "partner-url"}};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
else {
const err157 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
var valid49 = _errs166 === errors;
}
if(data.authUuid !== undefined){
let data54 = data.authUuid;
const _errs168 = errors;
const _errs169 = errors;
if(typeof data54 === "string"){
if(func1(data54) > 36){
const err158 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(func1(data54) < 1){
const err159 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/minLength",keyword:"minLength",params:{limit: 1}};
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
const err160 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
var valid49 = _errs168 === errors;
}
if(data.queueName !== undefined){
let data55 = data.queueName;
const _errs170 = errors;
const _errs171 = errors;
if(typeof data55 === "string"){
if(func1(data55) > 100){
const err161 = {instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(func1(data55) < 1){
const err162 = {instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(!pattern7.test(data55)){
const err163 = {instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
else {
const err164 = {instancePath:instancePath+"/queueName",schemaPath:"#/properties/queueName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
var valid49 = _errs170 === errors;
}
if(data.requestMode !== undefined){
let data56 = data.requestMode;
const _errs172 = errors;
if(typeof data56 !== "string"){
const err165 = {instancePath:instancePath+"/requestMode",schemaPath:"#/properties/requestMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
const _errs173 = errors;
const vSchema6 = schema0.properties.requestMode.enum;
if(!((data56 === "PLAIN") || (data56 === "FORM"))){
const err166 = {instancePath:instancePath+"/requestMode",schemaPath:"#/properties/requestMode/enum",keyword:"enum",params:{allowedValues: schema0.properties.requestMode.enum}};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
var valid49 = _errs172 === errors;
}
if(data.requestAction !== undefined){
let data57 = data.requestAction;
const _errs174 = errors;
const _errs175 = errors;
if(typeof data57 === "string"){
if(func1(data57) > 60){
const err167 = {instancePath:instancePath+"/requestAction",schemaPath:"#/properties/requestAction/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(func1(data57) < 1){
const err168 = {instancePath:instancePath+"/requestAction",schemaPath:"#/properties/requestAction/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
else {
const err169 = {instancePath:instancePath+"/requestAction",schemaPath:"#/properties/requestAction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
var valid49 = _errs174 === errors;
}
if(data.formId !== undefined){
let data58 = data.formId;
const _errs176 = errors;
const _errs177 = errors;
if(typeof data58 === "string"){
if(func1(data58) > 60){
const err170 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(func1(data58) < 1){
const err171 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
else {
const err172 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
var valid49 = _errs176 === errors;
}
if(data.successRule !== undefined){
let data59 = data.successRule;
const _errs178 = errors;
if(typeof data59 !== "string"){
const err173 = {instancePath:instancePath+"/successRule",schemaPath:"#/properties/successRule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
const _errs179 = errors;
const vSchema7 = schema0.properties.successRule.enum;
if(!(((((data59 === "ENVELOPE") || (data59 === "SAP")) || (data59 === "KINGDEE")) || (data59 === "STATUS_ONLY")) || (data59 === "CUSTOM"))){
const err174 = {instancePath:instancePath+"/successRule",schemaPath:"#/properties/successRule/enum",keyword:"enum",params:{allowedValues: schema0.properties.successRule.enum}};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
var valid49 = _errs178 === errors;
}
if(data.successStatuses !== undefined){
let data60 = data.successStatuses;
const _errs180 = errors;
const _errs181 = errors;
if(typeof data60 === "string"){
if(func1(data60) > 100){
const err175 = {instancePath:instancePath+"/successStatuses",schemaPath:"#/properties/successStatuses/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(func1(data60) < 1){
const err176 = {instancePath:instancePath+"/successStatuses",schemaPath:"#/properties/successStatuses/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(!pattern8.test(data60)){
const err177 = {instancePath:instancePath+"/successStatuses",schemaPath:"#/properties/successStatuses/pattern",keyword:"pattern",params:{pattern: "^\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?(\\s*,\\s*[1-5]\\d\\d(\\s*-\\s*[1-5]\\d\\d)?)*\\s*$"}};
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
const err178 = {instancePath:instancePath+"/successStatuses",schemaPath:"#/properties/successStatuses/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
var valid49 = _errs180 === errors;
}
if(data.successCondition !== undefined){
let data61 = data.successCondition;
const _errs182 = errors;
const _errs183 = errors;
if(typeof data61 === "string"){
if(func1(data61) > 2000){
const err179 = {instancePath:instancePath+"/successCondition",schemaPath:"#/properties/successCondition/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(func1(data61) < 1){
const err180 = {instancePath:instancePath+"/successCondition",schemaPath:"#/properties/successCondition/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
else {
const err181 = {instancePath:instancePath+"/successCondition",schemaPath:"#/properties/successCondition/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
var valid49 = _errs182 === errors;
}
if(data.sampleStatus !== undefined){
let data62 = data.sampleStatus;
const _errs184 = errors;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err182 = {instancePath:instancePath+"/sampleStatus",schemaPath:"#/properties/sampleStatus/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
const _errs185 = errors;
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 599 || isNaN(data62)){
const err183 = {instancePath:instancePath+"/sampleStatus",schemaPath:"#/properties/sampleStatus/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data62 < 100 || isNaN(data62)){
const err184 = {instancePath:instancePath+"/sampleStatus",schemaPath:"#/properties/sampleStatus/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
var valid49 = _errs184 === errors;
}
if(data.sampleResponse !== undefined){
let data63 = data.sampleResponse;
const _errs186 = errors;
const _errs187 = errors;
if(typeof data63 === "string"){
if(func1(data63) > 4000){
const err185 = {instancePath:instancePath+"/sampleResponse",schemaPath:"#/properties/sampleResponse/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/sampleResponse",schemaPath:"#/properties/sampleResponse/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
var valid49 = _errs186 === errors;
}
if(data.tableAccess !== undefined){
let data64 = data.tableAccess;
const _errs188 = errors;
if(typeof data64 !== "string"){
const err187 = {instancePath:instancePath+"/tableAccess",schemaPath:"#/properties/tableAccess/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
const _errs189 = errors;
const vSchema8 = schema0.properties.tableAccess.enum;
if(!(((data64 === "TABLE") || (data64 === "TRANSFER")) || (data64 === "PROCEDURE"))){
const err188 = {instancePath:instancePath+"/tableAccess",schemaPath:"#/properties/tableAccess/enum",keyword:"enum",params:{allowedValues: schema0.properties.tableAccess.enum}};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
var valid49 = _errs188 === errors;
}
if(data.intermediateTableName !== undefined){
let data65 = data.intermediateTableName;
const _errs190 = errors;
const _errs191 = errors;
if(typeof data65 === "string"){
if(func1(data65) > 30){
const err189 = {instancePath:instancePath+"/intermediateTableName",schemaPath:"#/properties/intermediateTableName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if(func1(data65) < 1){
const err190 = {instancePath:instancePath+"/intermediateTableName",schemaPath:"#/properties/intermediateTableName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(!pattern7.test(data65)){
const err191 = {instancePath:instancePath+"/intermediateTableName",schemaPath:"#/properties/intermediateTableName/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
else {
const err192 = {instancePath:instancePath+"/intermediateTableName",schemaPath:"#/properties/intermediateTableName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
var valid49 = _errs190 === errors;
}
if(data.sourceTableName !== undefined){
let data66 = data.sourceTableName;
const _errs192 = errors;
const _errs193 = errors;
if(typeof data66 === "string"){
if(func1(data66) > 30){
const err193 = {instancePath:instancePath+"/sourceTableName",schemaPath:"#/properties/sourceTableName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(func1(data66) < 1){
const err194 = {instancePath:instancePath+"/sourceTableName",schemaPath:"#/properties/sourceTableName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(!pattern7.test(data66)){
const err195 = {instancePath:instancePath+"/sourceTableName",schemaPath:"#/properties/sourceTableName/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
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
const err196 = {instancePath:instancePath+"/sourceTableName",schemaPath:"#/properties/sourceTableName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
var valid49 = _errs192 === errors;
}
if(data.targetTableName !== undefined){
let data67 = data.targetTableName;
const _errs194 = errors;
const _errs195 = errors;
if(typeof data67 === "string"){
if(func1(data67) > 30){
const err197 = {instancePath:instancePath+"/targetTableName",schemaPath:"#/properties/targetTableName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(func1(data67) < 1){
const err198 = {instancePath:instancePath+"/targetTableName",schemaPath:"#/properties/targetTableName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(!pattern7.test(data67)){
const err199 = {instancePath:instancePath+"/targetTableName",schemaPath:"#/properties/targetTableName/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
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
const err200 = {instancePath:instancePath+"/targetTableName",schemaPath:"#/properties/targetTableName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
var valid49 = _errs194 === errors;
}
if(data.storedProcedureName !== undefined){
let data68 = data.storedProcedureName;
const _errs196 = errors;
const _errs197 = errors;
if(typeof data68 === "string"){
if(func1(data68) > 100){
const err201 = {instancePath:instancePath+"/storedProcedureName",schemaPath:"#/properties/storedProcedureName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(func1(data68) < 1){
const err202 = {instancePath:instancePath+"/storedProcedureName",schemaPath:"#/properties/storedProcedureName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(!pattern7.test(data68)){
const err203 = {instancePath:instancePath+"/storedProcedureName",schemaPath:"#/properties/storedProcedureName/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
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
const err204 = {instancePath:instancePath+"/storedProcedureName",schemaPath:"#/properties/storedProcedureName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
var valid49 = _errs196 === errors;
}
if(data.triggerStrategy !== undefined){
let data69 = data.triggerStrategy;
const _errs198 = errors;
if(typeof data69 !== "string"){
const err205 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
const _errs199 = errors;
const vSchema9 = schema0.properties.triggerStrategy.enum;
if(!((data69 === "EVENT") || (data69 === "CRON"))){
const err206 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/enum",keyword:"enum",params:{allowedValues: schema0.properties.triggerStrategy.enum}};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
var valid49 = _errs198 === errors;
}
if(data.eventTypes !== undefined){
let data70 = data.eventTypes;
const _errs200 = errors;
const _errs201 = errors;
if(Array.isArray(data70)){
if(data70.length > 50){
const err207 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
if(data70.length < 1){
const err208 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
let valid51 = true;
const len0 = data70.length;
for(let i0=0; i0<len0; i0++){
let data71 = data70[i0];
const _errs202 = errors;
const _errs203 = errors;
if(typeof data71 === "string"){
if(func1(data71) > 60){
const err209 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
else {
const err210 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
var valid50 = _errs202 === errors;
if(!valid50){
valid51 = false;
}
}
let valid52;
let i1 = data70.length;
let j0;
valid52 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data70[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err211 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
valid52 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err212 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
var valid49 = _errs200 === errors;
}
if(data.executionStrategy !== undefined){
let data72 = data.executionStrategy;
const _errs204 = errors;
if(typeof data72 !== "string"){
const err213 = {instancePath:instancePath+"/executionStrategy",schemaPath:"#/properties/executionStrategy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
const _errs205 = errors;
const vSchema10 = schema0.properties.executionStrategy.enum;
if(!(((data72 === "DAILY") || (data72 === "INTERVAL")) || (data72 === "EXPRESSION"))){
const err214 = {instancePath:instancePath+"/executionStrategy",schemaPath:"#/properties/executionStrategy/enum",keyword:"enum",params:{allowedValues: schema0.properties.executionStrategy.enum}};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
var valid49 = _errs204 === errors;
}
if(data.executionTime !== undefined){
let data73 = data.executionTime;
const _errs206 = errors;
const _errs207 = errors;
if(typeof data73 === "string"){
if(func1(data73) > 5){
const err215 = {instancePath:instancePath+"/executionTime",schemaPath:"#/properties/executionTime/maxLength",keyword:"maxLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
if(func1(data73) < 1){
const err216 = {instancePath:instancePath+"/executionTime",schemaPath:"#/properties/executionTime/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(!pattern13.test(data73)){
const err217 = {instancePath:instancePath+"/executionTime",schemaPath:"#/properties/executionTime/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
else {
const err218 = {instancePath:instancePath+"/executionTime",schemaPath:"#/properties/executionTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
var valid49 = _errs206 === errors;
}
if(data.intervalMinutes !== undefined){
let data74 = data.intervalMinutes;
const _errs208 = errors;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err219 = {instancePath:instancePath+"/intervalMinutes",schemaPath:"#/properties/intervalMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
const _errs209 = errors;
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 > 1440 || isNaN(data74)){
const err220 = {instancePath:instancePath+"/intervalMinutes",schemaPath:"#/properties/intervalMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data74 < 1 || isNaN(data74)){
const err221 = {instancePath:instancePath+"/intervalMinutes",schemaPath:"#/properties/intervalMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
var valid49 = _errs208 === errors;
}
if(data.cronExpression !== undefined){
let data75 = data.cronExpression;
const _errs210 = errors;
const _errs211 = errors;
if((typeof data75 == "number") && (isFinite(data75))){
}
if(typeof data75 === "string"){
if(func1(data75) > 100){
const err222 = {instancePath:instancePath+"/cronExpression",schemaPath:"#/properties/cronExpression/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if(func1(data75) < 1){
const err223 = {instancePath:instancePath+"/cronExpression",schemaPath:"#/properties/cronExpression/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(!(formats2(data75))){
const err224 = {instancePath:instancePath+"/cronExpression",schemaPath:"#/properties/cronExpression/format",keyword:"format",params:{format: "cron"}};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
else {
const err225 = {instancePath:instancePath+"/cronExpression",schemaPath:"#/properties/cronExpression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
var valid49 = _errs210 === errors;
}
if(data.itemProcessingType !== undefined){
let data76 = data.itemProcessingType;
const _errs212 = errors;
if(typeof data76 !== "string"){
const err226 = {instancePath:instancePath+"/itemProcessingType",schemaPath:"#/properties/itemProcessingType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
const _errs213 = errors;
const vSchema11 = schema0.properties.itemProcessingType.enum;
if(!(((((data76 === "INC") || (data76 === "FULL")) || (data76 === "QPC")) || (data76 === "BARCODE")) || (data76 === "VENDOR"))){
const err227 = {instancePath:instancePath+"/itemProcessingType",schemaPath:"#/properties/itemProcessingType/enum",keyword:"enum",params:{allowedValues: schema0.properties.itemProcessingType.enum}};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
var valid49 = _errs212 === errors;
}
if(data.fileFormat !== undefined){
let data77 = data.fileFormat;
const _errs214 = errors;
if(typeof data77 !== "string"){
const err228 = {instancePath:instancePath+"/fileFormat",schemaPath:"#/properties/fileFormat/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
const _errs215 = errors;
const vSchema12 = schema0.properties.fileFormat.enum;
if(!(data77 === "CSV")){
const err229 = {instancePath:instancePath+"/fileFormat",schemaPath:"#/properties/fileFormat/enum",keyword:"enum",params:{allowedValues: schema0.properties.fileFormat.enum}};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
var valid49 = _errs214 === errors;
}
if(data.fileName !== undefined){
let data78 = data.fileName;
const _errs216 = errors;
const _errs217 = errors;
if(typeof data78 === "string"){
if(func1(data78) > 100){
const err230 = {instancePath:instancePath+"/fileName",schemaPath:"#/properties/fileName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(func1(data78) < 1){
const err231 = {instancePath:instancePath+"/fileName",schemaPath:"#/properties/fileName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if(!pattern14.test(data78)){
const err232 = {instancePath:instancePath+"/fileName",schemaPath:"#/properties/fileName/pattern",keyword:"pattern",params:{pattern: "^[^\\s/\\\\]+$"}};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
else {
const err233 = {instancePath:instancePath+"/fileName",schemaPath:"#/properties/fileName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
var valid49 = _errs216 === errors;
}
if(data.lanes !== undefined){
let data79 = data.lanes;
const _errs218 = errors;
if(!(((typeof data79 == "number") && (!(data79 % 1) && !isNaN(data79))) && (isFinite(data79)))){
const err234 = {instancePath:instancePath+"/lanes",schemaPath:"#/properties/lanes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
const _errs219 = errors;
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 > 32 || isNaN(data79)){
const err235 = {instancePath:instancePath+"/lanes",schemaPath:"#/properties/lanes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32}};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(data79 < 1 || isNaN(data79)){
const err236 = {instancePath:instancePath+"/lanes",schemaPath:"#/properties/lanes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
var valid49 = _errs218 === errors;
}
if(data.preFilter !== undefined){
let data80 = data.preFilter;
const _errs220 = errors;
const _errs221 = errors;
if(typeof data80 === "string"){
if(func1(data80) > 2000){
const err237 = {instancePath:instancePath+"/preFilter",schemaPath:"#/properties/preFilter/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err238 = {instancePath:instancePath+"/preFilter",schemaPath:"#/properties/preFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
var valid49 = _errs220 === errors;
}
if(data.postFilter !== undefined){
let data81 = data.postFilter;
const _errs222 = errors;
const _errs223 = errors;
if(typeof data81 === "string"){
if(func1(data81) > 2000){
const err239 = {instancePath:instancePath+"/postFilter",schemaPath:"#/properties/postFilter/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err240 = {instancePath:instancePath+"/postFilter",schemaPath:"#/properties/postFilter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
var valid49 = _errs222 === errors;
}
if(data.alarmEnabled !== undefined){
let data82 = data.alarmEnabled;
const _errs224 = errors;
if(typeof data82 !== "boolean"){
const err241 = {instancePath:instancePath+"/alarmEnabled",schemaPath:"#/properties/alarmEnabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
const _errs225 = errors;
var valid49 = _errs224 === errors;
}
if(data.dingDingUuid !== undefined){
let data83 = data.dingDingUuid;
const _errs226 = errors;
const _errs227 = errors;
if(typeof data83 === "string"){
if(func1(data83) > 36){
const err242 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
if(func1(data83) < 1){
const err243 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/minLength",keyword:"minLength",params:{limit: 1}};
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
const err244 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
var valid49 = _errs226 === errors;
}
if(data.fieldMappings !== undefined){
let data84 = data.fieldMappings;
const _errs228 = errors;
const _errs229 = errors;
if(Array.isArray(data84)){
if(data84.length > 10000){
const err245 = {instancePath:instancePath+"/fieldMappings",schemaPath:"#/properties/fieldMappings/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
let valid54 = true;
const len1 = data84.length;
for(let i2=0; i2<len1; i2++){
let data85 = data84[i2];
const _errs230 = errors;
const _errs231 = errors;
const _errs232 = errors;
let valid55 = true;
const _errs233 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing20;
if((data85.functionType === undefined) && (missing20 = "functionType")){
const err246 = {};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
else {
}
}
if(errors === _errs233){
}
var _valid23 = _errs233 === errors;
errors = _errs232;
if(vErrors !== null){
if(_errs232){
vErrors.length = _errs232;
}
else {
vErrors = null;
}
}
if(_valid23){
const _errs234 = errors;
const _errs235 = errors;
const _errs236 = errors;
let valid57 = true;
const _errs237 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.functionType !== undefined){
let data86 = data85.functionType;
const _errs238 = errors;
const vSchema13 = schema0.properties.fieldMappings.items.then.allOf[0].if.properties.functionType.enum;
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
else {
}
if(errors === _errs238){
}
var valid58 = _errs238 === errors;
}
else {
var valid58 = true;
}
if(valid58){
}
}
if(errors === _errs237){
}
var _valid24 = _errs237 === errors;
errors = _errs236;
if(vErrors !== null){
if(_errs236){
vErrors.length = _errs236;
}
else {
vErrors = null;
}
}
if(_valid24){
const _errs239 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.sourceField === undefined){
const err248 = {instancePath:instancePath+"/fieldMappings/" + i2,schemaPath:"#/properties/fieldMappings/items/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "sourceField"}};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
var _valid24 = _errs239 === errors;
valid57 = _valid24;
}
if(!valid57){
const err249 = {instancePath:instancePath+"/fieldMappings/" + i2,schemaPath:"#/properties/fieldMappings/items/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
var valid56 = _errs235 === errors;
const _errs240 = errors;
const _errs241 = errors;
let valid59 = true;
const _errs242 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.functionType !== undefined){
let data87 = data85.functionType;
const _errs243 = errors;
const vSchema14 = schema0.properties.fieldMappings.items.then.allOf[1].if.properties.functionType.enum;
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
else {
}
if(errors === _errs243){
}
var valid60 = _errs243 === errors;
}
else {
var valid60 = true;
}
if(valid60){
}
}
if(errors === _errs242){
}
var _valid25 = _errs242 === errors;
errors = _errs241;
if(vErrors !== null){
if(_errs241){
vErrors.length = _errs241;
}
else {
vErrors = null;
}
}
if(_valid25){
const _errs244 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.expression === undefined){
const err251 = {instancePath:instancePath+"/fieldMappings/" + i2,schemaPath:"#/properties/fieldMappings/items/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "expression"}};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
var _valid25 = _errs244 === errors;
valid59 = _valid25;
}
if(!valid59){
const err252 = {instancePath:instancePath+"/fieldMappings/" + i2,schemaPath:"#/properties/fieldMappings/items/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
var valid56 = _errs240 === errors;
var _valid23 = _errs234 === errors;
valid55 = _valid23;
}
if(!valid55){
const err253 = {instancePath:instancePath+"/fieldMappings/" + i2,schemaPath:"#/properties/fieldMappings/items/if",keyword:"if",params:{failingKeyword: "then"}};
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
const err254 = {instancePath:instancePath+"/fieldMappings/" + i2,schemaPath:"#/properties/fieldMappings/items/required",keyword:"required",params:{missingProperty: "targetField"}};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if(data85.type === undefined){
const err255 = {instancePath:instancePath+"/fieldMappings/" + i2,schemaPath:"#/properties/fieldMappings/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if(data85.functionType === undefined){
const err256 = {instancePath:instancePath+"/fieldMappings/" + i2,schemaPath:"#/properties/fieldMappings/items/required",keyword:"required",params:{missingProperty: "functionType"}};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
const _errs245 = errors;
for(const key1 in data85){
if(!(((((((key1 === "lineNo") || (key1 === "targetField")) || (key1 === "type")) || (key1 === "description")) || (key1 === "functionType")) || (key1 === "sourceField")) || (key1 === "expression"))){
const err257 = {instancePath:instancePath+"/fieldMappings/" + i2,schemaPath:"#/properties/fieldMappings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
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
const _errs246 = errors;
if(!(((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88))) && (isFinite(data88)))){
const err258 = {instancePath:instancePath+"/fieldMappings/" + i2+"/lineNo",schemaPath:"#/properties/fieldMappings/items/properties/lineNo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
const _errs247 = errors;
if((typeof data88 == "number") && (isFinite(data88))){
if(data88 < 1 || isNaN(data88)){
const err259 = {instancePath:instancePath+"/fieldMappings/" + i2+"/lineNo",schemaPath:"#/properties/fieldMappings/items/properties/lineNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
var valid61 = _errs246 === errors;
}
if(data85.targetField !== undefined){
let data89 = data85.targetField;
const _errs248 = errors;
const _errs249 = errors;
if(typeof data89 === "string"){
if(func1(data89) > 200){
const err260 = {instancePath:instancePath+"/fieldMappings/" + i2+"/targetField",schemaPath:"#/properties/fieldMappings/items/properties/targetField/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(func1(data89) < 1){
const err261 = {instancePath:instancePath+"/fieldMappings/" + i2+"/targetField",schemaPath:"#/properties/fieldMappings/items/properties/targetField/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
if(!pattern7.test(data89)){
const err262 = {instancePath:instancePath+"/fieldMappings/" + i2+"/targetField",schemaPath:"#/properties/fieldMappings/items/properties/targetField/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
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
const err263 = {instancePath:instancePath+"/fieldMappings/" + i2+"/targetField",schemaPath:"#/properties/fieldMappings/items/properties/targetField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
var valid61 = _errs248 === errors;
}
if(data85.type !== undefined){
let data90 = data85.type;
const _errs250 = errors;
if(typeof data90 !== "string"){
const err264 = {instancePath:instancePath+"/fieldMappings/" + i2+"/type",schemaPath:"#/properties/fieldMappings/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
const _errs251 = errors;
const vSchema15 = schema0.properties.fieldMappings.items.properties.type.enum;
if(!(((((((((data90 === "STRING") || (data90 === "NUMERIC")) || (data90 === "INTEGER")) || (data90 === "INT")) || (data90 === "LONG")) || (data90 === "BOOLEAN")) || (data90 === "DATE")) || (data90 === "ARRAY")) || (data90 === "OBJECT"))){
const err265 = {instancePath:instancePath+"/fieldMappings/" + i2+"/type",schemaPath:"#/properties/fieldMappings/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.fieldMappings.items.properties.type.enum}};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
var valid61 = _errs250 === errors;
}
if(data85.description !== undefined){
let data91 = data85.description;
const _errs252 = errors;
const _errs253 = errors;
if(typeof data91 === "string"){
if(func1(data91) > 200){
const err266 = {instancePath:instancePath+"/fieldMappings/" + i2+"/description",schemaPath:"#/properties/fieldMappings/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err267 = {instancePath:instancePath+"/fieldMappings/" + i2+"/description",schemaPath:"#/properties/fieldMappings/items/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
var valid61 = _errs252 === errors;
}
if(data85.functionType !== undefined){
let data92 = data85.functionType;
const _errs254 = errors;
if(typeof data92 !== "string"){
const err268 = {instancePath:instancePath+"/fieldMappings/" + i2+"/functionType",schemaPath:"#/properties/fieldMappings/items/properties/functionType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
const _errs255 = errors;
const vSchema16 = schema0.properties.fieldMappings.items.properties.functionType.enum;
if(!(((((((((((((((data92 === "REGULAR") || (data92 === "CONCATENATE")) || (data92 === "CONNECT")) || (data92 === "EXTRACT")) || (data92 === "DEFAULT_VALUE")) || (data92 === "NEGATE")) || (data92 === "CUSTOM")) || (data92 === "REPLACE")) || (data92 === "CURRENT_TIME")) || (data92 === "FORMAT_TIME")) || (data92 === "GROUP")) || (data92 === "FIXED_VALUE")) || (data92 === "SUB_TABLE")) || (data92 === "SUB_QUERY")) || (data92 === "POST_CUSTOM"))){
const err269 = {instancePath:instancePath+"/fieldMappings/" + i2+"/functionType",schemaPath:"#/properties/fieldMappings/items/properties/functionType/enum",keyword:"enum",params:{allowedValues: schema0.properties.fieldMappings.items.properties.functionType.enum}};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
var valid61 = _errs254 === errors;
}
if(data85.sourceField !== undefined){
let data93 = data85.sourceField;
const _errs256 = errors;
const _errs257 = errors;
if(typeof data93 === "string"){
if(func1(data93) > 500){
const err270 = {instancePath:instancePath+"/fieldMappings/" + i2+"/sourceField",schemaPath:"#/properties/fieldMappings/items/properties/sourceField/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
if(func1(data93) < 1){
const err271 = {instancePath:instancePath+"/fieldMappings/" + i2+"/sourceField",schemaPath:"#/properties/fieldMappings/items/properties/sourceField/minLength",keyword:"minLength",params:{limit: 1}};
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
const err272 = {instancePath:instancePath+"/fieldMappings/" + i2+"/sourceField",schemaPath:"#/properties/fieldMappings/items/properties/sourceField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
var valid61 = _errs256 === errors;
}
if(data85.expression !== undefined){
let data94 = data85.expression;
const _errs258 = errors;
const _errs259 = errors;
if(typeof data94 === "string"){
if(func1(data94) > 4000){
const err273 = {instancePath:instancePath+"/fieldMappings/" + i2+"/expression",schemaPath:"#/properties/fieldMappings/items/properties/expression/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
if(func1(data94) < 1){
const err274 = {instancePath:instancePath+"/fieldMappings/" + i2+"/expression",schemaPath:"#/properties/fieldMappings/items/properties/expression/minLength",keyword:"minLength",params:{limit: 1}};
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
const err275 = {instancePath:instancePath+"/fieldMappings/" + i2+"/expression",schemaPath:"#/properties/fieldMappings/items/properties/expression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
var valid61 = _errs258 === errors;
}
}
else {
const err276 = {instancePath:instancePath+"/fieldMappings/" + i2,schemaPath:"#/properties/fieldMappings/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
var valid53 = _errs230 === errors;
if(!valid53){
valid54 = false;
}
}
}
else {
const err277 = {instancePath:instancePath+"/fieldMappings",schemaPath:"#/properties/fieldMappings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
var valid49 = _errs228 === errors;
}
if(data.status !== undefined){
let data95 = data.status;
const _errs260 = errors;
if(typeof data95 !== "string"){
const err278 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
const _errs261 = errors;
const vSchema17 = schema0.properties.status.enum;
if(!(((data95 === "OFFLINE") || (data95 === "ONLINE")) || (data95 === "SUSPENDED"))){
const err279 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
var valid49 = _errs260 === errors;
}
if(data.debug !== undefined){
let data96 = data.debug;
const _errs262 = errors;
if(typeof data96 !== "boolean"){
const err280 = {instancePath:instancePath+"/debug",schemaPath:"#/properties/debug/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
const _errs263 = errors;
var valid49 = _errs262 === errors;
}
if(data.debugUntil !== undefined){
let data97 = data.debugUntil;
const _errs264 = errors;
const _errs265 = errors;
if((typeof data97 == "number") && (isFinite(data97))){
}
if(typeof data97 === "string"){
if(!(formats4.test(data97))){
const err281 = {instancePath:instancePath+"/debugUntil",schemaPath:"#/properties/debugUntil/format",keyword:"format",params:{format: "date-time"}};
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
const err282 = {instancePath:instancePath+"/debugUntil",schemaPath:"#/properties/debugUntil/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
var valid49 = _errs264 === errors;
}
if(data.pendingCount !== undefined){
let data98 = data.pendingCount;
const _errs266 = errors;
if(!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))){
const err283 = {instancePath:instancePath+"/pendingCount",schemaPath:"#/properties/pendingCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
const _errs267 = errors;
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 < 0 || isNaN(data98)){
const err284 = {instancePath:instancePath+"/pendingCount",schemaPath:"#/properties/pendingCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
var valid49 = _errs266 === errors;
}
if(data.blockedCount !== undefined){
let data99 = data.blockedCount;
const _errs268 = errors;
if(!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))){
const err285 = {instancePath:instancePath+"/blockedCount",schemaPath:"#/properties/blockedCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
const _errs269 = errors;
if((typeof data99 == "number") && (isFinite(data99))){
if(data99 < 0 || isNaN(data99)){
const err286 = {instancePath:instancePath+"/blockedCount",schemaPath:"#/properties/blockedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
var valid49 = _errs268 === errors;
}
if(data.failureCount !== undefined){
let data100 = data.failureCount;
const _errs270 = errors;
if(!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100)))){
const err287 = {instancePath:instancePath+"/failureCount",schemaPath:"#/properties/failureCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
const _errs271 = errors;
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 < 0 || isNaN(data100)){
const err288 = {instancePath:instancePath+"/failureCount",schemaPath:"#/properties/failureCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
var valid49 = _errs270 === errors;
}
if(data.failureReason !== undefined){
let data101 = data.failureReason;
const _errs272 = errors;
const _errs273 = errors;
if(typeof data101 === "string"){
if(func1(data101) > 2000){
const err289 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err290 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
var valid49 = _errs272 === errors;
}
if(data.pullFailedSince !== undefined){
let data102 = data.pullFailedSince;
const _errs274 = errors;
const _errs275 = errors;
if((typeof data102 == "number") && (isFinite(data102))){
}
if(typeof data102 === "string"){
if(!(formats4.test(data102))){
const err291 = {instancePath:instancePath+"/pullFailedSince",schemaPath:"#/properties/pullFailedSince/format",keyword:"format",params:{format: "date-time"}};
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
const err292 = {instancePath:instancePath+"/pullFailedSince",schemaPath:"#/properties/pullFailedSince/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
var valid49 = _errs274 === errors;
}
if(data.pullFailureReason !== undefined){
let data103 = data.pullFailureReason;
const _errs276 = errors;
const _errs277 = errors;
if(typeof data103 === "string"){
if(func1(data103) > 2000){
const err293 = {instancePath:instancePath+"/pullFailureReason",schemaPath:"#/properties/pullFailureReason/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
else {
const err294 = {instancePath:instancePath+"/pullFailureReason",schemaPath:"#/properties/pullFailureReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
var valid49 = _errs276 === errors;
}
if(data.outageCount !== undefined){
let data104 = data.outageCount;
const _errs278 = errors;
if(!(((typeof data104 == "number") && (!(data104 % 1) && !isNaN(data104))) && (isFinite(data104)))){
const err295 = {instancePath:instancePath+"/outageCount",schemaPath:"#/properties/outageCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
const _errs279 = errors;
if((typeof data104 == "number") && (isFinite(data104))){
if(data104 < 0 || isNaN(data104)){
const err296 = {instancePath:instancePath+"/outageCount",schemaPath:"#/properties/outageCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
var valid49 = _errs278 === errors;
}
if(data.receiverDownSince !== undefined){
let data105 = data.receiverDownSince;
const _errs280 = errors;
const _errs281 = errors;
if((typeof data105 == "number") && (isFinite(data105))){
}
if(typeof data105 === "string"){
if(!(formats4.test(data105))){
const err297 = {instancePath:instancePath+"/receiverDownSince",schemaPath:"#/properties/receiverDownSince/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
else {
const err298 = {instancePath:instancePath+"/receiverDownSince",schemaPath:"#/properties/receiverDownSince/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
var valid49 = _errs280 === errors;
}
if(data.nextProbeTime !== undefined){
let data106 = data.nextProbeTime;
const _errs282 = errors;
const _errs283 = errors;
if((typeof data106 == "number") && (isFinite(data106))){
}
if(typeof data106 === "string"){
if(!(formats4.test(data106))){
const err299 = {instancePath:instancePath+"/nextProbeTime",schemaPath:"#/properties/nextProbeTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
else {
const err300 = {instancePath:instancePath+"/nextProbeTime",schemaPath:"#/properties/nextProbeTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
var valid49 = _errs282 === errors;
}
if(data.onlineAt !== undefined){
let data107 = data.onlineAt;
const _errs284 = errors;
const _errs285 = errors;
if((typeof data107 == "number") && (isFinite(data107))){
}
if(typeof data107 === "string"){
if(!(formats4.test(data107))){
const err301 = {instancePath:instancePath+"/onlineAt",schemaPath:"#/properties/onlineAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
else {
const err302 = {instancePath:instancePath+"/onlineAt",schemaPath:"#/properties/onlineAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
var valid49 = _errs284 === errors;
}
if(data.lastScheduleTime !== undefined){
let data108 = data.lastScheduleTime;
const _errs286 = errors;
const _errs287 = errors;
if((typeof data108 == "number") && (isFinite(data108))){
}
if(typeof data108 === "string"){
if(!(formats4.test(data108))){
const err303 = {instancePath:instancePath+"/lastScheduleTime",schemaPath:"#/properties/lastScheduleTime/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
else {
const err304 = {instancePath:instancePath+"/lastScheduleTime",schemaPath:"#/properties/lastScheduleTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
var valid49 = _errs286 === errors;
}
if(data.version !== undefined){
let data109 = data.version;
const _errs288 = errors;
if(!(((typeof data109 == "number") && (!(data109 % 1) && !isNaN(data109))) && (isFinite(data109)))){
const err305 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
const _errs289 = errors;
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 < 0 || isNaN(data109)){
const err306 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
var valid49 = _errs288 === errors;
}
if(data.modifiedAt !== undefined){
let data110 = data.modifiedAt;
const _errs290 = errors;
const _errs291 = errors;
if((typeof data110 == "number") && (isFinite(data110))){
}
if(typeof data110 === "string"){
if(!(formats4.test(data110))){
const err307 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
else {
const err308 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
var valid49 = _errs290 === errors;
}
}
else {
const err309 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
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
const _errs0 = errors;
const vSchema0 = schema2.properties.functionType.enum;
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
var valid0 = _errs0 === errors;
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
const _errs0 = errors;
const vSchema0 = schema3.properties.functionType.enum;
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
var valid0 = _errs0 === errors;
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
let data0 = data.scope;
const _errs0 = errors;
if("DC" !== data0){
const err0 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/const",keyword:"const",params:{allowedValue: "DC"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid0 = _errs0 === errors;
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
let data0 = data.scope;
const _errs0 = errors;
if("CARRIER" !== data0){
const err1 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/const",keyword:"const",params:{allowedValue: "CARRIER"}};
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
const _errs0 = errors;
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
var valid0 = _errs0 === errors;
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
const _errs0 = errors;
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
else {
}
}
if(errors === _errs2){
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
var valid0 = _errs0 === errors;
}
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if("INTERMEDIATE_TABLE" !== data1){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTERMEDIATE_TABLE"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs3 === errors;
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
let data0 = data.type;
const _errs0 = errors;
if("HTTP" !== data0){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "HTTP"}};
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
const _errs0 = errors;
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
var valid0 = _errs0 === errors;
}
if(data.type !== undefined){
let data1 = data.type;
const _errs1 = errors;
const vSchema0 = schema9.properties.type.enum;
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
var valid0 = _errs1 === errors;
}
}
validate9.errors = vErrors;
return errors === 0;
}

export const v10 = validate10;
const schema10 = {"not":{"anyOf":[{"properties":{"type":{"const":"INTERMEDIATE_TABLE"}}},{"properties":{"interfaceType":{"pattern":"^ERP_"},"type":{"enum":["HTTP","WEB_SERVICE"]}}}]},"$id":"v10"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v10" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if("INTERMEDIATE_TABLE" !== data0){
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
if(errors === _errs3){
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceType !== undefined){
let data1 = data.interfaceType;
const _errs6 = errors;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
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
}
if(errors === _errs6){
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.type !== undefined){
let data2 = data.type;
const _errs7 = errors;
const vSchema0 = schema10.not.anyOf[1].properties.type.enum;
if(!((data2 === "HTTP") || (data2 === "WEB_SERVICE"))){
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
if(errors === _errs5){
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
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
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
if(errors === _errs1){
}
var valid0 = _errs1 === errors;
if(valid0){
const err4 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
let data0 = data.type;
const _errs0 = errors;
if("ACTIVE_MQ" !== data0){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ACTIVE_MQ"}};
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
const _errs0 = errors;
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
var valid0 = _errs0 === errors;
}
if(data.type !== undefined){
let data1 = data.type;
const _errs1 = errors;
if("HTTP" !== data1){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "HTTP"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
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
const _errs0 = errors;
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
var valid0 = _errs0 === errors;
}
if(data.type !== undefined){
let data1 = data.type;
const _errs1 = errors;
if("HTTP" !== data1){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "HTTP"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs1 === errors;
}
if(data.requestMode !== undefined){
let data2 = data.requestMode;
const _errs2 = errors;
if("FORM" !== data2){
const err5 = {instancePath:instancePath+"/requestMode",schemaPath:"#/properties/requestMode/const",keyword:"const",params:{allowedValue: "FORM"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs2 === errors;
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
let data0 = data.type;
const _errs0 = errors;
if("INTERMEDIATE_TABLE" !== data0){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTERMEDIATE_TABLE"}};
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
let data0 = data.type;
const _errs0 = errors;
if("INTERMEDIATE_TABLE" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTERMEDIATE_TABLE"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs0 === errors;
}
if(data.tableAccess !== undefined){
let data1 = data.tableAccess;
const _errs1 = errors;
if("TABLE" !== data1){
const err3 = {instancePath:instancePath+"/tableAccess",schemaPath:"#/properties/tableAccess/const",keyword:"const",params:{allowedValue: "TABLE"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
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
let data0 = data.type;
const _errs0 = errors;
if("INTERMEDIATE_TABLE" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTERMEDIATE_TABLE"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs0 === errors;
}
if(data.tableAccess !== undefined){
let data1 = data.tableAccess;
const _errs1 = errors;
if("TRANSFER" !== data1){
const err3 = {instancePath:instancePath+"/tableAccess",schemaPath:"#/properties/tableAccess/const",keyword:"const",params:{allowedValue: "TRANSFER"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
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
let data0 = data.type;
const _errs0 = errors;
if("INTERMEDIATE_TABLE" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "INTERMEDIATE_TABLE"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs0 === errors;
}
if(data.tableAccess !== undefined){
let data1 = data.tableAccess;
const _errs1 = errors;
if("PROCEDURE" !== data1){
const err3 = {instancePath:instancePath+"/tableAccess",schemaPath:"#/properties/tableAccess/const",keyword:"const",params:{allowedValue: "PROCEDURE"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
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
let data0 = data.triggerStrategy;
const _errs0 = errors;
if("EVENT" !== data0){
const err1 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/const",keyword:"const",params:{allowedValue: "EVENT"}};
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
let data0 = data.triggerStrategy;
const _errs0 = errors;
if("CRON" !== data0){
const err1 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/const",keyword:"const",params:{allowedValue: "CRON"}};
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
let data0 = data.triggerStrategy;
const _errs0 = errors;
if("CRON" !== data0){
const err2 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/const",keyword:"const",params:{allowedValue: "CRON"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs0 === errors;
}
if(data.executionStrategy !== undefined){
let data1 = data.executionStrategy;
const _errs1 = errors;
if("DAILY" !== data1){
const err3 = {instancePath:instancePath+"/executionStrategy",schemaPath:"#/properties/executionStrategy/const",keyword:"const",params:{allowedValue: "DAILY"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
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
let data0 = data.triggerStrategy;
const _errs0 = errors;
if("CRON" !== data0){
const err2 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/const",keyword:"const",params:{allowedValue: "CRON"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs0 === errors;
}
if(data.executionStrategy !== undefined){
let data1 = data.executionStrategy;
const _errs1 = errors;
if("INTERVAL" !== data1){
const err3 = {instancePath:instancePath+"/executionStrategy",schemaPath:"#/properties/executionStrategy/const",keyword:"const",params:{allowedValue: "INTERVAL"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
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
let data0 = data.triggerStrategy;
const _errs0 = errors;
if("CRON" !== data0){
const err2 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/const",keyword:"const",params:{allowedValue: "CRON"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs0 === errors;
}
if(data.executionStrategy !== undefined){
let data1 = data.executionStrategy;
const _errs1 = errors;
if("EXPRESSION" !== data1){
const err3 = {instancePath:instancePath+"/executionStrategy",schemaPath:"#/properties/executionStrategy/const",keyword:"const",params:{allowedValue: "EXPRESSION"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
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
let data0 = data.type;
const _errs0 = errors;
if("HTTP" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "HTTP"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs0 === errors;
}
if(data.fileFormat !== undefined){
let data1 = data.fileFormat;
const _errs1 = errors;
if("CSV" !== data1){
const err3 = {instancePath:instancePath+"/fileFormat",schemaPath:"#/properties/fileFormat/const",keyword:"const",params:{allowedValue: "CSV"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
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
let data0 = data.alarmEnabled;
const _errs0 = errors;
if(true !== data0){
const err1 = {instancePath:instancePath+"/alarmEnabled",schemaPath:"#/properties/alarmEnabled/const",keyword:"const",params:{allowedValue: true}};
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
validate24.errors = vErrors;
return errors === 0;
}

export const v25 = validate25;
const schema25 = {"properties":{"type":{"const":"HTTP"},"successRule":{"const":"CUSTOM"}},"required":["type","successRule"],"$id":"v25"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v25" */;
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
if(data.successRule === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "successRule"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if("HTTP" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "HTTP"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs0 === errors;
}
if(data.successRule !== undefined){
let data1 = data.successRule;
const _errs1 = errors;
if("CUSTOM" !== data1){
const err3 = {instancePath:instancePath+"/successRule",schemaPath:"#/properties/successRule/const",keyword:"const",params:{allowedValue: "CUSTOM"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs1 === errors;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const v26 = validate26;
const schema26 = {"properties":{"type":{"const":"HTTP"}},"required":["type","successRule"],"$id":"v26"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v26" */;
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
if(data.successRule === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "successRule"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if("HTTP" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "HTTP"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs0 === errors;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const v27 = validate27;
const schema27 = {"properties":{"type":{"const":"HTTP"},"successRule":{"type":"string"}},"required":["type","successRule"],"$id":"v27"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v27" */;
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
if(data.successRule === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "successRule"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
const _errs0 = errors;
if("HTTP" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "HTTP"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid0 = _errs0 === errors;
}
if(data.successRule !== undefined){
let data1 = data.successRule;
const _errs1 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/successRule",schemaPath:"#/properties/successRule/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs2 = errors;
var valid0 = _errs1 === errors;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const v28 = validate28;
const schema28 = {"properties":{"interfaceType":{"pattern":"_DOWN$"}},"required":["interfaceType"],"$id":"v28"};
const pattern22 = new RegExp("_DOWN$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v28" */;
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
const _errs0 = errors;
if(typeof data0 === "string"){
if(!pattern22.test(data0)){
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
var valid0 = _errs0 === errors;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const v29 = validate29;
const schema29 = {"not":{"properties":{"functionType":{"enum":["CURRENT_TIME","FIXED_VALUE","POST_CUSTOM"]}},"required":["functionType"]},"$id":"v29"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v29" */;
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
const _errs2 = errors;
const vSchema0 = schema29.not.properties.functionType.enum;
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
validate29.errors = vErrors;
return errors === 0;
}

export const v30 = validate30;
const schema30 = {"not":{"properties":{"functionType":{"enum":["REGULAR","NEGATE"]}},"required":["functionType"]},"$id":"v30"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v30" */;
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
const _errs2 = errors;
const vSchema0 = schema30.not.properties.functionType.enum;
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
validate30.errors = vErrors;
return errors === 0;
}


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-567307ed": v0,
  "2540122b": v1,
  "-2bf2985b": v2,
  "-45c3cce3": v3,
  "1976823b": v4,
  "1c4dad0d": v5,
  "-38070862": v6,
  "6074bb86": v7,
  "-3bcdcaad": v8,
  "1090dec9": v9,
  "5621568b": v10,
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
  "-3eae9a1f": v25,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {
  "dcCode": v4,
  "carrierCode": v5,
  "erpUuid": v6,
  "dataSourceUuid": v7,
  "method": v8,
  "path": v9,
  "address": v10,
  "authUuid": v10,
  "queueName": v11,
  "requestMode": v12,
  "requestAction": v13,
  "formId": v13,
  "successRule": v8,
  "successStatuses": v26,
  "successCondition": v25,
  "sampleStatus": v27,
  "sampleResponse": v27,
  "tableAccess": v14,
  "intermediateTableName": v15,
  "sourceTableName": v16,
  "targetTableName": v16,
  "storedProcedureName": v17,
  "eventTypes": v18,
  "executionStrategy": v19,
  "executionTime": v20,
  "intervalMinutes": v21,
  "cronExpression": v22,
  "itemProcessingType": v28,
  "fileFormat": v8,
  "fileName": v23,
  "dingDingUuid": v24,
  "fieldMappings.sourceField": v29,
  "fieldMappings.expression": v30,
};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
