// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"eventType":{"type":"string","maxLength":60},"receipts":{"type":"array","maxItems":10000,"items":{"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"entityNo":{"type":"string","maxLength":100},"idempotencyKey":{"type":"string","maxLength":200},"status":{"type":"string","enum":["PENDING","RUNNING","SUCCESS","FAILED","BLOCKED","CANCELLED"]},"repeated":{"type":"boolean"}},"required":["uuid","interfaceName","entityNo","idempotencyKey","status","repeated"],"additionalProperties":false}},"refusals":{"type":"array","maxItems":10000,"items":{"type":"object","properties":{"interfaceUuid":{"type":"string","maxLength":36},"interfaceName":{"type":"string","maxLength":30},"errorCode":{"type":"string","maxLength":60},"message":{"type":"string","maxLength":2000}},"required":["interfaceUuid","interfaceName","errorCode","message"],"additionalProperties":false}}},"required":["eventType","receipts","refusals"],"additionalProperties":false,"$id":"v0"};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.receipts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receipts"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.refusals === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refusals"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "eventType") || (key0 === "receipts")) || (key0 === "refusals"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.eventType !== undefined){
let data0 = data.eventType;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err4 = {instancePath:instancePath+"/eventType",schemaPath:"#/properties/eventType/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type: "string"}};
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
if(data.receipts !== undefined){
let data1 = data.receipts;
const _errs4 = errors;
const _errs5 = errors;
if(Array.isArray(data1)){
if(data1.length > 10000){
const err6 = {instancePath:instancePath+"/receipts",schemaPath:"#/properties/receipts/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.uuid === undefined){
const err7 = {instancePath:instancePath+"/receipts/" + i0,schemaPath:"#/properties/receipts/items/required",keyword:"required",params:{missingProperty: "uuid"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.interfaceName === undefined){
const err8 = {instancePath:instancePath+"/receipts/" + i0,schemaPath:"#/properties/receipts/items/required",keyword:"required",params:{missingProperty: "interfaceName"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.entityNo === undefined){
const err9 = {instancePath:instancePath+"/receipts/" + i0,schemaPath:"#/properties/receipts/items/required",keyword:"required",params:{missingProperty: "entityNo"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.idempotencyKey === undefined){
const err10 = {instancePath:instancePath+"/receipts/" + i0,schemaPath:"#/properties/receipts/items/required",keyword:"required",params:{missingProperty: "idempotencyKey"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.status === undefined){
const err11 = {instancePath:instancePath+"/receipts/" + i0,schemaPath:"#/properties/receipts/items/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.repeated === undefined){
const err12 = {instancePath:instancePath+"/receipts/" + i0,schemaPath:"#/properties/receipts/items/required",keyword:"required",params:{missingProperty: "repeated"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs8 = errors;
for(const key1 in data2){
if(!((((((key1 === "uuid") || (key1 === "interfaceName")) || (key1 === "entityNo")) || (key1 === "idempotencyKey")) || (key1 === "status")) || (key1 === "repeated"))){
const err13 = {instancePath:instancePath+"/receipts/" + i0,schemaPath:"#/properties/receipts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.uuid !== undefined){
let data3 = data2.uuid;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 36){
const err14 = {instancePath:instancePath+"/receipts/" + i0+"/uuid",schemaPath:"#/properties/receipts/items/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err15 = {instancePath:instancePath+"/receipts/" + i0+"/uuid",schemaPath:"#/properties/receipts/items/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid3 = _errs9 === errors;
}
if(data2.interfaceName !== undefined){
let data4 = data2.interfaceName;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 30){
const err16 = {instancePath:instancePath+"/receipts/" + i0+"/interfaceName",schemaPath:"#/properties/receipts/items/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err17 = {instancePath:instancePath+"/receipts/" + i0+"/interfaceName",schemaPath:"#/properties/receipts/items/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid3 = _errs11 === errors;
}
if(data2.entityNo !== undefined){
let data5 = data2.entityNo;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 100){
const err18 = {instancePath:instancePath+"/receipts/" + i0+"/entityNo",schemaPath:"#/properties/receipts/items/properties/entityNo/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err19 = {instancePath:instancePath+"/receipts/" + i0+"/entityNo",schemaPath:"#/properties/receipts/items/properties/entityNo/type",keyword:"type",params:{type: "string"}};
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
if(data2.idempotencyKey !== undefined){
let data6 = data2.idempotencyKey;
const _errs15 = errors;
const _errs16 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 200){
const err20 = {instancePath:instancePath+"/receipts/" + i0+"/idempotencyKey",schemaPath:"#/properties/receipts/items/properties/idempotencyKey/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err21 = {instancePath:instancePath+"/receipts/" + i0+"/idempotencyKey",schemaPath:"#/properties/receipts/items/properties/idempotencyKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid3 = _errs15 === errors;
}
if(data2.status !== undefined){
let data7 = data2.status;
const _errs17 = errors;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/receipts/" + i0+"/status",schemaPath:"#/properties/receipts/items/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs18 = errors;
const vSchema0 = schema0.properties.receipts.items.properties.status.enum;
if(!((((((data7 === "PENDING") || (data7 === "RUNNING")) || (data7 === "SUCCESS")) || (data7 === "FAILED")) || (data7 === "BLOCKED")) || (data7 === "CANCELLED"))){
const err23 = {instancePath:instancePath+"/receipts/" + i0+"/status",schemaPath:"#/properties/receipts/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.receipts.items.properties.status.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid3 = _errs17 === errors;
}
if(data2.repeated !== undefined){
let data8 = data2.repeated;
const _errs19 = errors;
if(typeof data8 !== "boolean"){
const err24 = {instancePath:instancePath+"/receipts/" + i0+"/repeated",schemaPath:"#/properties/receipts/items/properties/repeated/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs20 = errors;
var valid3 = _errs19 === errors;
}
}
else {
const err25 = {instancePath:instancePath+"/receipts/" + i0,schemaPath:"#/properties/receipts/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid1 = _errs6 === errors;
if(!valid1){
valid2 = false;
}
}
}
else {
const err26 = {instancePath:instancePath+"/receipts",schemaPath:"#/properties/receipts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.refusals !== undefined){
let data9 = data.refusals;
const _errs21 = errors;
const _errs22 = errors;
if(Array.isArray(data9)){
if(data9.length > 10000){
const err27 = {instancePath:instancePath+"/refusals",schemaPath:"#/properties/refusals/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
let valid5 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs23 = errors;
const _errs24 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.interfaceUuid === undefined){
const err28 = {instancePath:instancePath+"/refusals/" + i1,schemaPath:"#/properties/refusals/items/required",keyword:"required",params:{missingProperty: "interfaceUuid"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.interfaceName === undefined){
const err29 = {instancePath:instancePath+"/refusals/" + i1,schemaPath:"#/properties/refusals/items/required",keyword:"required",params:{missingProperty: "interfaceName"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.errorCode === undefined){
const err30 = {instancePath:instancePath+"/refusals/" + i1,schemaPath:"#/properties/refusals/items/required",keyword:"required",params:{missingProperty: "errorCode"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.message === undefined){
const err31 = {instancePath:instancePath+"/refusals/" + i1,schemaPath:"#/properties/refusals/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs25 = errors;
for(const key2 in data10){
if(!((((key2 === "interfaceUuid") || (key2 === "interfaceName")) || (key2 === "errorCode")) || (key2 === "message"))){
const err32 = {instancePath:instancePath+"/refusals/" + i1,schemaPath:"#/properties/refusals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.interfaceUuid !== undefined){
let data11 = data10.interfaceUuid;
const _errs26 = errors;
const _errs27 = errors;
if(typeof data11 === "string"){
if(func0(data11) > 36){
const err33 = {instancePath:instancePath+"/refusals/" + i1+"/interfaceUuid",schemaPath:"#/properties/refusals/items/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err34 = {instancePath:instancePath+"/refusals/" + i1+"/interfaceUuid",schemaPath:"#/properties/refusals/items/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid6 = _errs26 === errors;
}
if(data10.interfaceName !== undefined){
let data12 = data10.interfaceName;
const _errs28 = errors;
const _errs29 = errors;
if(typeof data12 === "string"){
if(func0(data12) > 30){
const err35 = {instancePath:instancePath+"/refusals/" + i1+"/interfaceName",schemaPath:"#/properties/refusals/items/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/refusals/" + i1+"/interfaceName",schemaPath:"#/properties/refusals/items/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid6 = _errs28 === errors;
}
if(data10.errorCode !== undefined){
let data13 = data10.errorCode;
const _errs30 = errors;
const _errs31 = errors;
if(typeof data13 === "string"){
if(func0(data13) > 60){
const err37 = {instancePath:instancePath+"/refusals/" + i1+"/errorCode",schemaPath:"#/properties/refusals/items/properties/errorCode/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err38 = {instancePath:instancePath+"/refusals/" + i1+"/errorCode",schemaPath:"#/properties/refusals/items/properties/errorCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid6 = _errs30 === errors;
}
if(data10.message !== undefined){
let data14 = data10.message;
const _errs32 = errors;
const _errs33 = errors;
if(typeof data14 === "string"){
if(func0(data14) > 2000){
const err39 = {instancePath:instancePath+"/refusals/" + i1+"/message",schemaPath:"#/properties/refusals/items/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err40 = {instancePath:instancePath+"/refusals/" + i1+"/message",schemaPath:"#/properties/refusals/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid6 = _errs32 === errors;
}
}
else {
const err41 = {instancePath:instancePath+"/refusals/" + i1,schemaPath:"#/properties/refusals/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid4 = _errs23 === errors;
if(!valid4){
valid5 = false;
}
}
}
else {
const err42 = {instancePath:instancePath+"/refusals",schemaPath:"#/properties/refusals/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var valid0 = _errs21 === errors;
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
validate0.errors = vErrors;
return errors === 0;
}


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-38812d35": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
