// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"success":{"type":"boolean"},"message":{"type":"string","maxLength":2000},"status":{"type":"integer","minimum":100,"maximum":599},"leftOutBy":{"type":"string","enum":["PRE_FILTER","POST_FILTER"]},"source":{"type":"string","maxLength":1000000},"steps":{"type":"array","maxItems":20000,"items":{"type":"object","properties":{"lineNo":{"type":"integer","minimum":1},"targetField":{"type":"string","maxLength":200},"functionType":{"type":"string","default":"REGULAR","enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","CUSTOM","REPLACE","CURRENT_TIME","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"]},"input":{"type":"string","maxLength":100000},"output":{"type":"string","maxLength":100000},"error":{"type":"string","maxLength":2000}},"required":["lineNo","targetField","functionType"],"additionalProperties":false}},"stepsCut":{"type":"integer","minimum":0},"mapped":{"type":"string","maxLength":1000000},"request":{"type":"string","maxLength":1000000},"response":{"type":"string","maxLength":1000000},"timings":{"type":"array","maxItems":4,"items":{"type":"object","properties":{"stage":{"type":"string","enum":["PRE_FILTER","MAPPING","POST_FILTER","SEND"]},"elapsedMs":{"type":"number","minimum":0}},"required":["stage","elapsedMs"],"additionalProperties":false}},"elapsedMs":{"type":"integer","minimum":0}},"required":["success","steps","timings","elapsedMs"],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.timings === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timings"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.elapsedMs === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "elapsedMs"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.message !== undefined){
let data1 = data.message;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs7 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 100 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.leftOutBy !== undefined){
let data3 = data.leftOutBy;
const _errs8 = errors;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/leftOutBy",schemaPath:"#/properties/leftOutBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs9 = errors;
const vSchema0 = schema0.properties.leftOutBy.enum;
if(!((data3 === "PRE_FILTER") || (data3 === "POST_FILTER"))){
const err12 = {instancePath:instancePath+"/leftOutBy",schemaPath:"#/properties/leftOutBy/enum",keyword:"enum",params:{allowedValues: schema0.properties.leftOutBy.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.source !== undefined){
let data4 = data.source;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 1000000){
const err13 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 1000000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.steps !== undefined){
let data5 = data.steps;
const _errs12 = errors;
const _errs13 = errors;
if(Array.isArray(data5)){
if(data5.length > 20000){
const err15 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
const _errs15 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.lineNo === undefined){
const err16 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "lineNo"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.targetField === undefined){
const err17 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "targetField"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.functionType === undefined){
const err18 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "functionType"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs16 = errors;
for(const key1 in data6){
if(!((((((key1 === "lineNo") || (key1 === "targetField")) || (key1 === "functionType")) || (key1 === "input")) || (key1 === "output")) || (key1 === "error"))){
const err19 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.lineNo !== undefined){
let data7 = data6.lineNo;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/steps/" + i0+"/lineNo",schemaPath:"#/properties/steps/items/properties/lineNo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs18 = errors;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/steps/" + i0+"/lineNo",schemaPath:"#/properties/steps/items/properties/lineNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid3 = _errs17 === errors;
}
if(data6.targetField !== undefined){
let data8 = data6.targetField;
const _errs19 = errors;
const _errs20 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err22 = {instancePath:instancePath+"/steps/" + i0+"/targetField",schemaPath:"#/properties/steps/items/properties/targetField/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err23 = {instancePath:instancePath+"/steps/" + i0+"/targetField",schemaPath:"#/properties/steps/items/properties/targetField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid3 = _errs19 === errors;
}
if(data6.functionType !== undefined){
let data9 = data6.functionType;
const _errs21 = errors;
if(typeof data9 !== "string"){
const err24 = {instancePath:instancePath+"/steps/" + i0+"/functionType",schemaPath:"#/properties/steps/items/properties/functionType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const _errs22 = errors;
const vSchema1 = schema0.properties.steps.items.properties.functionType.enum;
if(!(((((((((((((((data9 === "REGULAR") || (data9 === "CONCATENATE")) || (data9 === "CONNECT")) || (data9 === "EXTRACT")) || (data9 === "DEFAULT_VALUE")) || (data9 === "NEGATE")) || (data9 === "CUSTOM")) || (data9 === "REPLACE")) || (data9 === "CURRENT_TIME")) || (data9 === "FORMAT_TIME")) || (data9 === "GROUP")) || (data9 === "FIXED_VALUE")) || (data9 === "SUB_TABLE")) || (data9 === "SUB_QUERY")) || (data9 === "POST_CUSTOM"))){
const err25 = {instancePath:instancePath+"/steps/" + i0+"/functionType",schemaPath:"#/properties/steps/items/properties/functionType/enum",keyword:"enum",params:{allowedValues: schema0.properties.steps.items.properties.functionType.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid3 = _errs21 === errors;
}
if(data6.input !== undefined){
let data10 = data6.input;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 100000){
const err26 = {instancePath:instancePath+"/steps/" + i0+"/input",schemaPath:"#/properties/steps/items/properties/input/maxLength",keyword:"maxLength",params:{limit: 100000}};
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
const err27 = {instancePath:instancePath+"/steps/" + i0+"/input",schemaPath:"#/properties/steps/items/properties/input/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid3 = _errs23 === errors;
}
if(data6.output !== undefined){
let data11 = data6.output;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 100000){
const err28 = {instancePath:instancePath+"/steps/" + i0+"/output",schemaPath:"#/properties/steps/items/properties/output/maxLength",keyword:"maxLength",params:{limit: 100000}};
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
const err29 = {instancePath:instancePath+"/steps/" + i0+"/output",schemaPath:"#/properties/steps/items/properties/output/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid3 = _errs25 === errors;
}
if(data6.error !== undefined){
let data12 = data6.error;
const _errs27 = errors;
const _errs28 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 2000){
const err30 = {instancePath:instancePath+"/steps/" + i0+"/error",schemaPath:"#/properties/steps/items/properties/error/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
const err31 = {instancePath:instancePath+"/steps/" + i0+"/error",schemaPath:"#/properties/steps/items/properties/error/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid3 = _errs27 === errors;
}
}
else {
const err32 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid1 = _errs14 === errors;
if(!valid1){
valid2 = false;
}
}
}
else {
const err33 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.stepsCut !== undefined){
let data13 = data.stepsCut;
const _errs29 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err34 = {instancePath:instancePath+"/stepsCut",schemaPath:"#/properties/stepsCut/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs30 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/stepsCut",schemaPath:"#/properties/stepsCut/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid0 = _errs29 === errors;
}
if(data.mapped !== undefined){
let data14 = data.mapped;
const _errs31 = errors;
const _errs32 = errors;
if(typeof data14 === "string"){
if(func1(data14) > 1000000){
const err36 = {instancePath:instancePath+"/mapped",schemaPath:"#/properties/mapped/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err37 = {instancePath:instancePath+"/mapped",schemaPath:"#/properties/mapped/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid0 = _errs31 === errors;
}
if(data.request !== undefined){
let data15 = data.request;
const _errs33 = errors;
const _errs34 = errors;
if(typeof data15 === "string"){
if(func1(data15) > 1000000){
const err38 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err39 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid0 = _errs33 === errors;
}
if(data.response !== undefined){
let data16 = data.response;
const _errs35 = errors;
const _errs36 = errors;
if(typeof data16 === "string"){
if(func1(data16) > 1000000){
const err40 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/maxLength",keyword:"maxLength",params:{limit: 1000000}};
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
const err41 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs35 === errors;
}
if(data.timings !== undefined){
let data17 = data.timings;
const _errs37 = errors;
const _errs38 = errors;
if(Array.isArray(data17)){
if(data17.length > 4){
const err42 = {instancePath:instancePath+"/timings",schemaPath:"#/properties/timings/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
let valid5 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
const _errs39 = errors;
const _errs40 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.stage === undefined){
const err43 = {instancePath:instancePath+"/timings/" + i1,schemaPath:"#/properties/timings/items/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data18.elapsedMs === undefined){
const err44 = {instancePath:instancePath+"/timings/" + i1,schemaPath:"#/properties/timings/items/required",keyword:"required",params:{missingProperty: "elapsedMs"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const _errs41 = errors;
for(const key2 in data18){
if(!((key2 === "stage") || (key2 === "elapsedMs"))){
const err45 = {instancePath:instancePath+"/timings/" + i1,schemaPath:"#/properties/timings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.stage !== undefined){
let data19 = data18.stage;
const _errs42 = errors;
if(typeof data19 !== "string"){
const err46 = {instancePath:instancePath+"/timings/" + i1+"/stage",schemaPath:"#/properties/timings/items/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const _errs43 = errors;
const vSchema2 = schema0.properties.timings.items.properties.stage.enum;
if(!((((data19 === "PRE_FILTER") || (data19 === "MAPPING")) || (data19 === "POST_FILTER")) || (data19 === "SEND"))){
const err47 = {instancePath:instancePath+"/timings/" + i1+"/stage",schemaPath:"#/properties/timings/items/properties/stage/enum",keyword:"enum",params:{allowedValues: schema0.properties.timings.items.properties.stage.enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var valid6 = _errs42 === errors;
}
if(data18.elapsedMs !== undefined){
let data20 = data18.elapsedMs;
const _errs44 = errors;
const _errs45 = errors;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err48 = {instancePath:instancePath+"/timings/" + i1+"/elapsedMs",schemaPath:"#/properties/timings/items/properties/elapsedMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/timings/" + i1+"/elapsedMs",schemaPath:"#/properties/timings/items/properties/elapsedMs/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid6 = _errs44 === errors;
}
}
else {
const err50 = {instancePath:instancePath+"/timings/" + i1,schemaPath:"#/properties/timings/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid4 = _errs39 === errors;
if(!valid4){
valid5 = false;
}
}
}
else {
const err51 = {instancePath:instancePath+"/timings",schemaPath:"#/properties/timings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid0 = _errs37 === errors;
}
if(data.elapsedMs !== undefined){
let data21 = data.elapsedMs;
const _errs46 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err52 = {instancePath:instancePath+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs47 = errors;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err53 = {instancePath:instancePath+"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var valid0 = _errs46 === errors;
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
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
  "6e5e23c0": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
