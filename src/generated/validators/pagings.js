// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","dingDingUuid","robotName","ruleNames","interfaceNames","event","time","count","status","attempt","content","failureReason"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"dingDingUuid":{"type":"string","maxLength":36},"robotName":{"type":"string","maxLength":30},"ruleNames":{"type":"string","maxLength":500},"interfaceNames":{"type":"string","maxLength":2000},"event":{"type":"string","enum":["FAILED","BLOCKED","PENDING_OVER","SETTLEMENT_FAILED","RECOVERED","TEST"]},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"status":{"type":"string","enum":["SENT","RETRY","FAILED"]},"content":{"type":"string","maxLength":20000},"failureReason":{"type":"string","maxLength":2000}},"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const formats0 = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
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
}
if(data.after !== undefined){
let data2 = data.after;
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
}
if(data.sort !== undefined){
let data3 = data.sort;
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
if(!(((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "dingDingUuid")) || (data3 === "robotName")) || (data3 === "ruleNames")) || (data3 === "interfaceNames")) || (data3 === "event")) || (data3 === "time")) || (data3 === "count")) || (data3 === "status")) || (data3 === "attempt")) || (data3 === "content")) || (data3 === "failureReason"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema0.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
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
}
if(data.uuid !== undefined){
let data5 = data.uuid;
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
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
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
}
if(data.dingDingUuid !== undefined){
let data7 = data.dingDingUuid;
if(typeof data7 === "string"){
if(func1(data7) > 36){
const err16 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err17 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.robotName !== undefined){
let data8 = data.robotName;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err18 = {instancePath:instancePath+"/robotName",schemaPath:"#/properties/robotName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err19 = {instancePath:instancePath+"/robotName",schemaPath:"#/properties/robotName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.ruleNames !== undefined){
let data9 = data.ruleNames;
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err20 = {instancePath:instancePath+"/ruleNames",schemaPath:"#/properties/ruleNames/maxLength",keyword:"maxLength",params:{limit: 500}};
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
const err21 = {instancePath:instancePath+"/ruleNames",schemaPath:"#/properties/ruleNames/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.interfaceNames !== undefined){
let data10 = data.interfaceNames;
if(typeof data10 === "string"){
if(func1(data10) > 2000){
const err22 = {instancePath:instancePath+"/interfaceNames",schemaPath:"#/properties/interfaceNames/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err23 = {instancePath:instancePath+"/interfaceNames",schemaPath:"#/properties/interfaceNames/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.event !== undefined){
let data11 = data.event;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((((data11 === "FAILED") || (data11 === "BLOCKED")) || (data11 === "PENDING_OVER")) || (data11 === "SETTLEMENT_FAILED")) || (data11 === "RECOVERED")) || (data11 === "TEST"))){
const err25 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: schema0.properties.event.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.timeFrom !== undefined){
let data12 = data.timeFrom;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err26 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.timeTo !== undefined){
let data13 = data.timeTo;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err28 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
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
const err29 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.status !== undefined){
let data14 = data.status;
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data14 === "SENT") || (data14 === "RETRY")) || (data14 === "FAILED"))){
const err31 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.content !== undefined){
let data15 = data.content;
if(typeof data15 === "string"){
if(func1(data15) > 20000){
const err32 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 20000}};
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
const err33 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.failureReason !== undefined){
let data16 = data.failureReason;
if(typeof data16 === "string"){
if(func1(data16) > 2000){
const err34 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","interfaceUuid","interfaceName","interfaceType","direction","time","elapsedMs","method","url","httpStatus","success","errorCode","message","requestBody","responseBody"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]},"direction":{"type":"string","enum":["IN","OUT"]},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"elapsedMsFrom":{"type":"integer"},"elapsedMsTo":{"type":"integer"},"method":{"type":"string","maxLength":10},"url":{"type":"string","maxLength":2000},"httpStatusFrom":{"type":"integer"},"httpStatusTo":{"type":"integer"},"success":{"type":"boolean"},"errorCode":{"type":"string","maxLength":60},"message":{"type":"string","maxLength":2000},"requestBody":{"type":"string","maxLength":1000000},"responseBody":{"type":"string","maxLength":1000000}},"additionalProperties":false,"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
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
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
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
}
if(data.after !== undefined){
let data2 = data.after;
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
}
if(data.sort !== undefined){
let data3 = data.sort;
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
if(!((((((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "interfaceUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "direction")) || (data3 === "time")) || (data3 === "elapsedMs")) || (data3 === "method")) || (data3 === "url")) || (data3 === "httpStatus")) || (data3 === "success")) || (data3 === "errorCode")) || (data3 === "message")) || (data3 === "requestBody")) || (data3 === "responseBody"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema1.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
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
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema1.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.uuid !== undefined){
let data5 = data.uuid;
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
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
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
}
if(data.interfaceUuid !== undefined){
let data7 = data.interfaceUuid;
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
}
if(data.interfaceName !== undefined){
let data8 = data.interfaceName;
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
}
if(data.interfaceType !== undefined){
let data9 = data.interfaceType;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((data9 === "ERP_DOWN") || (data9 === "ERP_UP")) || (data9 === "WCS_DOWN")) || (data9 === "WCS_UP"))){
const err21 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/enum",keyword:"enum",params:{allowedValues: schema1.properties.interfaceType.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.direction !== undefined){
let data10 = data.direction;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data10 === "IN") || (data10 === "OUT"))){
const err23 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema1.properties.direction.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.timeFrom !== undefined){
let data11 = data.timeFrom;
if(typeof data11 === "string"){
if(!(formats0.test(data11))){
const err24 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
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
const err25 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.timeTo !== undefined){
let data12 = data.timeTo;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err26 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.elapsedMsFrom !== undefined){
let data13 = data.elapsedMsFrom;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err28 = {instancePath:instancePath+"/elapsedMsFrom",schemaPath:"#/properties/elapsedMsFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.elapsedMsTo !== undefined){
let data14 = data.elapsedMsTo;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err29 = {instancePath:instancePath+"/elapsedMsTo",schemaPath:"#/properties/elapsedMsTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.method !== undefined){
let data15 = data.method;
if(typeof data15 === "string"){
if(func1(data15) > 10){
const err30 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.url !== undefined){
let data16 = data.url;
if(typeof data16 === "string"){
if(func1(data16) > 2000){
const err32 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err33 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.httpStatusFrom !== undefined){
let data17 = data.httpStatusFrom;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/httpStatusFrom",schemaPath:"#/properties/httpStatusFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.httpStatusTo !== undefined){
let data18 = data.httpStatusTo;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err35 = {instancePath:instancePath+"/httpStatusTo",schemaPath:"#/properties/httpStatusTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err36 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.errorCode !== undefined){
let data20 = data.errorCode;
if(typeof data20 === "string"){
if(func1(data20) > 60){
const err37 = {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err38 = {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.message !== undefined){
let data21 = data.message;
if(typeof data21 === "string"){
if(func1(data21) > 2000){
const err39 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err40 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.requestBody !== undefined){
let data22 = data.requestBody;
if(typeof data22 === "string"){
if(func1(data22) > 1000000){
const err41 = {instancePath:instancePath+"/requestBody",schemaPath:"#/properties/requestBody/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err42 = {instancePath:instancePath+"/requestBody",schemaPath:"#/properties/requestBody/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.responseBody !== undefined){
let data23 = data.responseBody;
if(typeof data23 === "string"){
if(func1(data23) > 1000000){
const err43 = {instancePath:instancePath+"/responseBody",schemaPath:"#/properties/responseBody/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err44 = {instancePath:instancePath+"/responseBody",schemaPath:"#/properties/responseBody/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const v2 = validate2;
const schema2 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","code","name","sample"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"code":{"type":"string","maxLength":30},"name":{"type":"string","maxLength":100}},"additionalProperties":false,"$id":"v2"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v2" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
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
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
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
}
if(data.after !== undefined){
let data2 = data.after;
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
}
if(data.sort !== undefined){
let data3 = data.sort;
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
if(!(((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "code")) || (data3 === "name")) || (data3 === "sample"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema2.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
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
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema2.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.uuid !== undefined){
let data5 = data.uuid;
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
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
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
}
if(data.code !== undefined){
let data7 = data.code;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err16 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err17 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.name !== undefined){
let data8 = data.name;
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const v3 = validate3;
const schema3 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","kind","recordUuid","recordName","action","loginId","time"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"kind":{"type":"string","enum":["interface","erp","dataSource","auth","dailySettlementConfig","processSchemeIgnoreConfig","ignoreUpdateConfig","ignoreStockBinUsageConfig","articleItemProcessingConfig","securityConfig","uploadConfig","globalConfig","robot","alarmRule"]},"recordUuid":{"type":"string","maxLength":36},"recordName":{"type":"string","maxLength":100},"action":{"type":"string","enum":["create","modify","remove","restore","online","offline","suspend","resume","debug","unDebug","copy","import","export"]},"loginId":{"type":"string","maxLength":60},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"}},"additionalProperties":false,"$id":"v3"};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v3" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema3.properties, key0))){
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
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
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
}
if(data.after !== undefined){
let data2 = data.after;
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
}
if(data.sort !== undefined){
let data3 = data.sort;
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
if(!((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "kind")) || (data3 === "recordUuid")) || (data3 === "recordName")) || (data3 === "action")) || (data3 === "loginId")) || (data3 === "time"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema3.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
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
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema3.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.uuid !== undefined){
let data5 = data.uuid;
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
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
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
}
if(data.kind !== undefined){
let data7 = data.kind;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((((((((((((data7 === "interface") || (data7 === "erp")) || (data7 === "dataSource")) || (data7 === "auth")) || (data7 === "dailySettlementConfig")) || (data7 === "processSchemeIgnoreConfig")) || (data7 === "ignoreUpdateConfig")) || (data7 === "ignoreStockBinUsageConfig")) || (data7 === "articleItemProcessingConfig")) || (data7 === "securityConfig")) || (data7 === "uploadConfig")) || (data7 === "globalConfig")) || (data7 === "robot")) || (data7 === "alarmRule"))){
const err17 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema3.properties.kind.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.recordUuid !== undefined){
let data8 = data.recordUuid;
if(typeof data8 === "string"){
if(func1(data8) > 36){
const err18 = {instancePath:instancePath+"/recordUuid",schemaPath:"#/properties/recordUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err19 = {instancePath:instancePath+"/recordUuid",schemaPath:"#/properties/recordUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.recordName !== undefined){
let data9 = data.recordName;
if(typeof data9 === "string"){
if(func1(data9) > 100){
const err20 = {instancePath:instancePath+"/recordName",schemaPath:"#/properties/recordName/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err21 = {instancePath:instancePath+"/recordName",schemaPath:"#/properties/recordName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.action !== undefined){
let data10 = data.action;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((((((((((((data10 === "create") || (data10 === "modify")) || (data10 === "remove")) || (data10 === "restore")) || (data10 === "online")) || (data10 === "offline")) || (data10 === "suspend")) || (data10 === "resume")) || (data10 === "debug")) || (data10 === "unDebug")) || (data10 === "copy")) || (data10 === "import")) || (data10 === "export"))){
const err23 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema3.properties.action.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.loginId !== undefined){
let data11 = data.loginId;
if(typeof data11 === "string"){
if(func1(data11) > 60){
const err24 = {instancePath:instancePath+"/loginId",schemaPath:"#/properties/loginId/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err25 = {instancePath:instancePath+"/loginId",schemaPath:"#/properties/loginId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.timeFrom !== undefined){
let data12 = data.timeFrom;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err26 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.timeTo !== undefined){
let data13 = data.timeTo;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err28 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
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
const err29 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const v4 = validate4;
const schema4 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","configUuid","configType","day","timeZone","time","elapsedMs","success","resetCount","cancelCount","message","leaseUntil"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"configUuid":{"type":"string","maxLength":36},"configType":{"type":"string","enum":["ERP","WCS"]},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"success":{"type":"boolean"}},"additionalProperties":false,"$id":"v4"};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v4" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
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
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
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
}
if(data.after !== undefined){
let data2 = data.after;
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
}
if(data.sort !== undefined){
let data3 = data.sort;
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
if(!(((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "configUuid")) || (data3 === "configType")) || (data3 === "day")) || (data3 === "timeZone")) || (data3 === "time")) || (data3 === "elapsedMs")) || (data3 === "success")) || (data3 === "resetCount")) || (data3 === "cancelCount")) || (data3 === "message")) || (data3 === "leaseUntil"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema4.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
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
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema4.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.uuid !== undefined){
let data5 = data.uuid;
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
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
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
}
if(data.configUuid !== undefined){
let data7 = data.configUuid;
if(typeof data7 === "string"){
if(func1(data7) > 36){
const err16 = {instancePath:instancePath+"/configUuid",schemaPath:"#/properties/configUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err17 = {instancePath:instancePath+"/configUuid",schemaPath:"#/properties/configUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.configType !== undefined){
let data8 = data.configType;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data8 === "ERP") || (data8 === "WCS"))){
const err19 = {instancePath:instancePath+"/configType",schemaPath:"#/properties/configType/enum",keyword:"enum",params:{allowedValues: schema4.properties.configType.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.timeFrom !== undefined){
let data9 = data.timeFrom;
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
const err20 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
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
const err21 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.timeTo !== undefined){
let data10 = data.timeTo;
if(typeof data10 === "string"){
if(!(formats0.test(data10))){
const err22 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
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
const err23 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err24 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

export const v5 = validate5;
const schema5 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","code","name","timeZone","sample"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"code":{"type":"string","maxLength":30},"name":{"type":"string","maxLength":100}},"additionalProperties":false,"$id":"v5"};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v5" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
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
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
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
}
if(data.after !== undefined){
let data2 = data.after;
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
}
if(data.sort !== undefined){
let data3 = data.sort;
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
if(!((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "code")) || (data3 === "name")) || (data3 === "timeZone")) || (data3 === "sample"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema5.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
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
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema5.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.uuid !== undefined){
let data5 = data.uuid;
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
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
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
}
if(data.code !== undefined){
let data7 = data.code;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err16 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err17 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.name !== undefined){
let data8 = data.name;
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export const v6 = validate6;
const schema6 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","name","erpType","basePath","dataSourceUuid","authUuid","remarks","version","modifiedAt"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"name":{"type":"string","maxLength":30},"erpType":{"type":"string","maxLength":30},"basePath":{"type":"string","maxLength":200},"dataSourceUuid":{"type":"string","maxLength":36},"authUuid":{"type":"string","maxLength":36}},"additionalProperties":false,"$id":"v6"};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v6" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema6.properties, key0))){
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
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
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
}
if(data.after !== undefined){
let data2 = data.after;
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
}
if(data.sort !== undefined){
let data3 = data.sort;
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
if(!((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "name")) || (data3 === "erpType")) || (data3 === "basePath")) || (data3 === "dataSourceUuid")) || (data3 === "authUuid")) || (data3 === "remarks")) || (data3 === "version")) || (data3 === "modifiedAt"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema6.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
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
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema6.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.uuid !== undefined){
let data5 = data.uuid;
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
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
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
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.erpType !== undefined){
let data8 = data.erpType;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err18 = {instancePath:instancePath+"/erpType",schemaPath:"#/properties/erpType/maxLength",keyword:"maxLength",params:{limit: 30}};
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
}
if(data.basePath !== undefined){
let data9 = data.basePath;
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err20 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err21 = {instancePath:instancePath+"/basePath",schemaPath:"#/properties/basePath/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.dataSourceUuid !== undefined){
let data10 = data.dataSourceUuid;
if(typeof data10 === "string"){
if(func1(data10) > 36){
const err22 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err23 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.authUuid !== undefined){
let data11 = data.authUuid;
if(typeof data11 === "string"){
if(func1(data11) > 36){
const err24 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err25 = {instancePath:instancePath+"/authUuid",schemaPath:"#/properties/authUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export const v7 = validate7;
const schema7 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","interfaceName","interfaceType","menuName","scope","dcCode","carrierCode","ownerCode","entityIdentifier","remarks","type","erpUuid","dataSourceUuid","method","path","address","queueName","requestMode","requestAction","formId","tableAccess","intermediateTableName","sourceTableName","targetTableName","storedProcedureName","triggerStrategy","executionStrategy","executionTime","intervalMinutes","cronExpression","itemProcessingType","fileFormat","fileName","preFilter","postFilter","alarmEnabled","dingDingUuid","status","debug","debugUntil","pendingCount","blockedCount","failureCount","failureReason","onlineAt","lastScheduleTime","version","modifiedAt"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]},"menuName":{"type":"string","maxLength":30},"scope":{"type":"string","enum":["DC","CARRIER"]},"dcCode":{"type":"string","maxLength":30},"carrierCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"type":{"type":"string","enum":["HTTP","ACTIVE_MQ","WEB_SERVICE","INTERMEDIATE_TABLE"]},"erpUuid":{"type":"string","maxLength":36},"dataSourceUuid":{"type":"string","maxLength":36},"triggerStrategy":{"type":"string","enum":["EVENT","CRON"]},"dingDingUuid":{"type":"string","maxLength":36},"status":{"type":"string","enum":["OFFLINE","ONLINE","SUSPENDED"]},"debug":{"type":"boolean"}},"additionalProperties":false,"$id":"v7"};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v7" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
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
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
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
}
if(data.after !== undefined){
let data2 = data.after;
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
}
if(data.sort !== undefined){
let data3 = data.sort;
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
if(!(((((((((((((((((((((((((((((((((((((((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "menuName")) || (data3 === "scope")) || (data3 === "dcCode")) || (data3 === "carrierCode")) || (data3 === "ownerCode")) || (data3 === "entityIdentifier")) || (data3 === "remarks")) || (data3 === "type")) || (data3 === "erpUuid")) || (data3 === "dataSourceUuid")) || (data3 === "method")) || (data3 === "path")) || (data3 === "address")) || (data3 === "queueName")) || (data3 === "requestMode")) || (data3 === "requestAction")) || (data3 === "formId")) || (data3 === "tableAccess")) || (data3 === "intermediateTableName")) || (data3 === "sourceTableName")) || (data3 === "targetTableName")) || (data3 === "storedProcedureName")) || (data3 === "triggerStrategy")) || (data3 === "executionStrategy")) || (data3 === "executionTime")) || (data3 === "intervalMinutes")) || (data3 === "cronExpression")) || (data3 === "itemProcessingType")) || (data3 === "fileFormat")) || (data3 === "fileName")) || (data3 === "preFilter")) || (data3 === "postFilter")) || (data3 === "alarmEnabled")) || (data3 === "dingDingUuid")) || (data3 === "status")) || (data3 === "debug")) || (data3 === "debugUntil")) || (data3 === "pendingCount")) || (data3 === "blockedCount")) || (data3 === "failureCount")) || (data3 === "failureReason")) || (data3 === "onlineAt")) || (data3 === "lastScheduleTime")) || (data3 === "version")) || (data3 === "modifiedAt"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema7.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
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
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema7.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.uuid !== undefined){
let data5 = data.uuid;
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
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
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
}
if(data.interfaceName !== undefined){
let data7 = data.interfaceName;
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
}
if(data.interfaceType !== undefined){
let data8 = data.interfaceType;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((((data8 === "ERP_DOWN") || (data8 === "ERP_UP")) || (data8 === "WCS_DOWN")) || (data8 === "WCS_UP"))){
const err19 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/enum",keyword:"enum",params:{allowedValues: schema7.properties.interfaceType.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.menuName !== undefined){
let data9 = data.menuName;
if(typeof data9 === "string"){
if(func1(data9) > 30){
const err20 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err21 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.scope !== undefined){
let data10 = data.scope;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data10 === "DC") || (data10 === "CARRIER"))){
const err23 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema7.properties.scope.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.dcCode !== undefined){
let data11 = data.dcCode;
if(typeof data11 === "string"){
if(func1(data11) > 30){
const err24 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err25 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.carrierCode !== undefined){
let data12 = data.carrierCode;
if(typeof data12 === "string"){
if(func1(data12) > 30){
const err26 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.ownerCode !== undefined){
let data13 = data.ownerCode;
if(typeof data13 === "string"){
if(func1(data13) > 30){
const err28 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err29 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.type !== undefined){
let data14 = data.type;
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((data14 === "HTTP") || (data14 === "ACTIVE_MQ")) || (data14 === "WEB_SERVICE")) || (data14 === "INTERMEDIATE_TABLE"))){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.erpUuid !== undefined){
let data15 = data.erpUuid;
if(typeof data15 === "string"){
if(func1(data15) > 36){
const err32 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err33 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.dataSourceUuid !== undefined){
let data16 = data.dataSourceUuid;
if(typeof data16 === "string"){
if(func1(data16) > 36){
const err34 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.triggerStrategy !== undefined){
let data17 = data.triggerStrategy;
if(typeof data17 !== "string"){
const err36 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!((data17 === "EVENT") || (data17 === "CRON"))){
const err37 = {instancePath:instancePath+"/triggerStrategy",schemaPath:"#/properties/triggerStrategy/enum",keyword:"enum",params:{allowedValues: schema7.properties.triggerStrategy.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.dingDingUuid !== undefined){
let data18 = data.dingDingUuid;
if(typeof data18 === "string"){
if(func1(data18) > 36){
const err38 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err39 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.status !== undefined){
let data19 = data.status;
if(typeof data19 !== "string"){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(((data19 === "OFFLINE") || (data19 === "ONLINE")) || (data19 === "SUSPENDED"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema7.properties.status.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.debug !== undefined){
if(typeof data.debug !== "boolean"){
const err42 = {instancePath:instancePath+"/debug",schemaPath:"#/properties/debug/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export const v8 = validate8;
const schema8 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","interfaceUuid","interfaceName","interfaceType","level","type","time","elapsedMs","entity","details","data"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]},"level":{"type":"string","enum":["DEBUG","INFO","WARN","ERROR"]},"type":{"type":"string","enum":["RECEIVE","MAPPING","SEND","SCHEDULE","SYSTEM"]},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"elapsedMsFrom":{"type":"integer"},"elapsedMsTo":{"type":"integer"},"entity":{"type":"string","maxLength":100},"details":{"type":"string","maxLength":100000},"data":{"type":"string","maxLength":1000000}},"additionalProperties":false,"$id":"v8"};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v8" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
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
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
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
}
if(data.after !== undefined){
let data2 = data.after;
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
}
if(data.sort !== undefined){
let data3 = data.sort;
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
if(!((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "interfaceUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "level")) || (data3 === "type")) || (data3 === "time")) || (data3 === "elapsedMs")) || (data3 === "entity")) || (data3 === "details")) || (data3 === "data"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema8.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
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
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema8.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.uuid !== undefined){
let data5 = data.uuid;
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
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
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
}
if(data.interfaceUuid !== undefined){
let data7 = data.interfaceUuid;
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
}
if(data.interfaceName !== undefined){
let data8 = data.interfaceName;
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
}
if(data.interfaceType !== undefined){
let data9 = data.interfaceType;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((data9 === "ERP_DOWN") || (data9 === "ERP_UP")) || (data9 === "WCS_DOWN")) || (data9 === "WCS_UP"))){
const err21 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/enum",keyword:"enum",params:{allowedValues: schema8.properties.interfaceType.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.level !== undefined){
let data10 = data.level;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((((data10 === "DEBUG") || (data10 === "INFO")) || (data10 === "WARN")) || (data10 === "ERROR"))){
const err23 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema8.properties.level.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.type !== undefined){
let data11 = data.type;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((data11 === "RECEIVE") || (data11 === "MAPPING")) || (data11 === "SEND")) || (data11 === "SCHEDULE")) || (data11 === "SYSTEM"))){
const err25 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.timeFrom !== undefined){
let data12 = data.timeFrom;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err26 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.timeTo !== undefined){
let data13 = data.timeTo;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err28 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
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
const err29 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.elapsedMsFrom !== undefined){
let data14 = data.elapsedMsFrom;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/elapsedMsFrom",schemaPath:"#/properties/elapsedMsFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.elapsedMsTo !== undefined){
let data15 = data.elapsedMsTo;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err31 = {instancePath:instancePath+"/elapsedMsTo",schemaPath:"#/properties/elapsedMsTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.entity !== undefined){
let data16 = data.entity;
if(typeof data16 === "string"){
if(func1(data16) > 100){
const err32 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err33 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.details !== undefined){
let data17 = data.details;
if(typeof data17 === "string"){
if(func1(data17) > 100000){
const err34 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/maxLength",keyword:"maxLength",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.data !== undefined){
let data18 = data.data;
if(typeof data18 === "string"){
if(func1(data18) > 1000000){
const err36 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 1000000}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

export const v9 = validate9;
const schema9 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","interfaceUuid","interfaceName","interfaceType","entityNo","idempotencyKey","time","data"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]},"entityNo":{"type":"string","maxLength":100},"idempotencyKey":{"type":"string","maxLength":200},"timeFrom":{"type":"string","format":"date-time"},"timeTo":{"type":"string","format":"date-time"},"data":{"type":"string","maxLength":1000000}},"additionalProperties":false,"$id":"v9"};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v9" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
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
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
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
}
if(data.after !== undefined){
let data2 = data.after;
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
}
if(data.sort !== undefined){
let data3 = data.sort;
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
if(!(((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "interfaceUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "entityNo")) || (data3 === "idempotencyKey")) || (data3 === "time")) || (data3 === "data"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema9.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
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
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema9.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.uuid !== undefined){
let data5 = data.uuid;
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
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
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
}
if(data.interfaceUuid !== undefined){
let data7 = data.interfaceUuid;
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
}
if(data.interfaceName !== undefined){
let data8 = data.interfaceName;
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
}
if(data.interfaceType !== undefined){
let data9 = data.interfaceType;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((data9 === "ERP_DOWN") || (data9 === "ERP_UP")) || (data9 === "WCS_DOWN")) || (data9 === "WCS_UP"))){
const err21 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/enum",keyword:"enum",params:{allowedValues: schema9.properties.interfaceType.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.entityNo !== undefined){
let data10 = data.entityNo;
if(typeof data10 === "string"){
if(func1(data10) > 100){
const err22 = {instancePath:instancePath+"/entityNo",schemaPath:"#/properties/entityNo/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err23 = {instancePath:instancePath+"/entityNo",schemaPath:"#/properties/entityNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.idempotencyKey !== undefined){
let data11 = data.idempotencyKey;
if(typeof data11 === "string"){
if(func1(data11) > 200){
const err24 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err25 = {instancePath:instancePath+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.timeFrom !== undefined){
let data12 = data.timeFrom;
if(typeof data12 === "string"){
if(!(formats0.test(data12))){
const err26 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/timeFrom",schemaPath:"#/properties/timeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.timeTo !== undefined){
let data13 = data.timeTo;
if(typeof data13 === "string"){
if(!(formats0.test(data13))){
const err28 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/format",keyword:"format",params:{format: "date-time"}};
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
const err29 = {instancePath:instancePath+"/timeTo",schemaPath:"#/properties/timeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.data !== undefined){
let data14 = data.data;
if(typeof data14 === "string"){
if(func1(data14) > 1000000){
const err30 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 1000000}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

export const v10 = validate10;
const schema10 = {"type":"object","properties":{"page":{"type":"integer","minimum":0},"pageSize":{"type":"integer","minimum":1,"maximum":1000},"after":{"type":"string","maxLength":2000},"sort":{"type":"string","enum":["uuid","companyUuid","dcCode","ownerCode","interfaceUuid","interfaceName","interfaceType","direction","entityNo","status","failureCount","failureReason","errorCode","idempotencyKey","arrival","createTime","lastRunTime","nextRunTime","data","version"]},"order":{"type":"string","enum":["asc","desc"]},"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"dcCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"interfaceType":{"type":"string","enum":["ERP_DOWN","ERP_UP","WCS_DOWN","WCS_UP"]},"direction":{"type":"string","enum":["DOWN","UP"]},"entityNo":{"type":"string","maxLength":100},"status":{"type":"string","enum":["PENDING","RUNNING","SUCCESS","FAILED","BLOCKED","CANCELLED"]},"failureCountFrom":{"type":"integer"},"failureCountTo":{"type":"integer"},"failureReason":{"type":"string","maxLength":2000},"errorCode":{"type":"string","maxLength":60},"createTimeFrom":{"type":"string","format":"date-time"},"createTimeTo":{"type":"string","format":"date-time"},"lastRunTimeFrom":{"type":"string","format":"date-time"},"lastRunTimeTo":{"type":"string","format":"date-time"}},"additionalProperties":false,"$id":"v10"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v10" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema10.properties, key0))){
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
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
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
}
if(data.after !== undefined){
let data2 = data.after;
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
}
if(data.sort !== undefined){
let data3 = data.sort;
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
if(!((((((((((((((((((((data3 === "uuid") || (data3 === "companyUuid")) || (data3 === "dcCode")) || (data3 === "ownerCode")) || (data3 === "interfaceUuid")) || (data3 === "interfaceName")) || (data3 === "interfaceType")) || (data3 === "direction")) || (data3 === "entityNo")) || (data3 === "status")) || (data3 === "failureCount")) || (data3 === "failureReason")) || (data3 === "errorCode")) || (data3 === "idempotencyKey")) || (data3 === "arrival")) || (data3 === "createTime")) || (data3 === "lastRunTime")) || (data3 === "nextRunTime")) || (data3 === "data")) || (data3 === "version"))){
const err9 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema10.properties.sort.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.order !== undefined){
let data4 = data.order;
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
if(!((data4 === "asc") || (data4 === "desc"))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema10.properties.order.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.uuid !== undefined){
let data5 = data.uuid;
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
}
if(data.companyUuid !== undefined){
let data6 = data.companyUuid;
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
}
if(data.dcCode !== undefined){
let data7 = data.dcCode;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err16 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err17 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ownerCode !== undefined){
let data8 = data.ownerCode;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err18 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err19 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.interfaceUuid !== undefined){
let data9 = data.interfaceUuid;
if(typeof data9 === "string"){
if(func1(data9) > 36){
const err20 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err21 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.interfaceName !== undefined){
let data10 = data.interfaceName;
if(typeof data10 === "string"){
if(func1(data10) > 30){
const err22 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err23 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.interfaceType !== undefined){
let data11 = data.interfaceType;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((data11 === "ERP_DOWN") || (data11 === "ERP_UP")) || (data11 === "WCS_DOWN")) || (data11 === "WCS_UP"))){
const err25 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/enum",keyword:"enum",params:{allowedValues: schema10.properties.interfaceType.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.direction !== undefined){
let data12 = data.direction;
if(typeof data12 !== "string"){
const err26 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((data12 === "DOWN") || (data12 === "UP"))){
const err27 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema10.properties.direction.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.entityNo !== undefined){
let data13 = data.entityNo;
if(typeof data13 === "string"){
if(func1(data13) > 100){
const err28 = {instancePath:instancePath+"/entityNo",schemaPath:"#/properties/entityNo/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err29 = {instancePath:instancePath+"/entityNo",schemaPath:"#/properties/entityNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.status !== undefined){
let data14 = data.status;
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((((data14 === "PENDING") || (data14 === "RUNNING")) || (data14 === "SUCCESS")) || (data14 === "FAILED")) || (data14 === "BLOCKED")) || (data14 === "CANCELLED"))){
const err31 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema10.properties.status.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.failureCountFrom !== undefined){
let data15 = data.failureCountFrom;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err32 = {instancePath:instancePath+"/failureCountFrom",schemaPath:"#/properties/failureCountFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.failureCountTo !== undefined){
let data16 = data.failureCountTo;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err33 = {instancePath:instancePath+"/failureCountTo",schemaPath:"#/properties/failureCountTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.failureReason !== undefined){
let data17 = data.failureReason;
if(typeof data17 === "string"){
if(func1(data17) > 2000){
const err34 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.errorCode !== undefined){
let data18 = data.errorCode;
if(typeof data18 === "string"){
if(func1(data18) > 60){
const err36 = {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.createTimeFrom !== undefined){
let data19 = data.createTimeFrom;
if(typeof data19 === "string"){
if(!(formats0.test(data19))){
const err38 = {instancePath:instancePath+"/createTimeFrom",schemaPath:"#/properties/createTimeFrom/format",keyword:"format",params:{format: "date-time"}};
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
const err39 = {instancePath:instancePath+"/createTimeFrom",schemaPath:"#/properties/createTimeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.createTimeTo !== undefined){
let data20 = data.createTimeTo;
if(typeof data20 === "string"){
if(!(formats0.test(data20))){
const err40 = {instancePath:instancePath+"/createTimeTo",schemaPath:"#/properties/createTimeTo/format",keyword:"format",params:{format: "date-time"}};
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
const err41 = {instancePath:instancePath+"/createTimeTo",schemaPath:"#/properties/createTimeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.lastRunTimeFrom !== undefined){
let data21 = data.lastRunTimeFrom;
if(typeof data21 === "string"){
if(!(formats0.test(data21))){
const err42 = {instancePath:instancePath+"/lastRunTimeFrom",schemaPath:"#/properties/lastRunTimeFrom/format",keyword:"format",params:{format: "date-time"}};
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
const err43 = {instancePath:instancePath+"/lastRunTimeFrom",schemaPath:"#/properties/lastRunTimeFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.lastRunTimeTo !== undefined){
let data22 = data.lastRunTimeTo;
if(typeof data22 === "string"){
if(!(formats0.test(data22))){
const err44 = {instancePath:instancePath+"/lastRunTimeTo",schemaPath:"#/properties/lastRunTimeTo/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/lastRunTimeTo",schemaPath:"#/properties/lastRunTimeTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

