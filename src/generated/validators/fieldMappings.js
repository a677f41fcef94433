// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"array","maxItems":10000,"items":{"type":"object","if":{"required":["functionType"]},"then":{"allOf":[{"if":{"properties":{"functionType":{"enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","REPLACE","FORMAT_TIME","GROUP","SUB_TABLE","SUB_QUERY"]}}},"then":{"required":["sourceField"]}},{"if":{"properties":{"functionType":{"enum":["EXTRACT","DEFAULT_VALUE","CUSTOM","REPLACE","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"]}}},"then":{"required":["expression"]}}]},"properties":{"lineNo":{"type":"integer","minimum":1},"targetField":{"type":"string","minLength":1,"maxLength":200,"pattern":"^\\S+$"},"type":{"type":"string","default":"STRING","enum":["STRING","NUMERIC","INTEGER","INT","LONG","BOOLEAN","DATE","ARRAY","OBJECT"]},"description":{"type":"string","maxLength":200},"functionType":{"type":"string","default":"REGULAR","enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","CUSTOM","REPLACE","CURRENT_TIME","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"]},"sourceField":{"type":"string","minLength":1,"maxLength":500},"expression":{"type":"string","minLength":1,"maxLength":4000}},"required":["targetField","type","functionType"],"additionalProperties":false},"$id":"v0"};

const pattern0 = new RegExp("^\\S+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(Array.isArray(data)){
if(data.length > 10000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
const _errs3 = errors;
let valid2 = true;
const _errs4 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.functionType === undefined) && (missing0 = "functionType")){
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
if(errors === _errs4){
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
let valid4 = true;
const _errs8 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.functionType !== undefined){
let data1 = data0.functionType;
const _errs9 = errors;
const vSchema0 = schema0.items.then.allOf[0].if.properties.functionType.enum;
if(!(((((((((((data1 === "REGULAR") || (data1 === "CONCATENATE")) || (data1 === "CONNECT")) || (data1 === "EXTRACT")) || (data1 === "DEFAULT_VALUE")) || (data1 === "NEGATE")) || (data1 === "REPLACE")) || (data1 === "FORMAT_TIME")) || (data1 === "GROUP")) || (data1 === "SUB_TABLE")) || (data1 === "SUB_QUERY"))){
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
if(errors === _errs9){
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.sourceField === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "sourceField"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid4 = _valid1;
}
if(!valid4){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs6 === errors;
const _errs11 = errors;
const _errs12 = errors;
let valid6 = true;
const _errs13 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.functionType !== undefined){
let data2 = data0.functionType;
const _errs14 = errors;
const vSchema1 = schema0.items.then.allOf[1].if.properties.functionType.enum;
if(!((((((((((data2 === "EXTRACT") || (data2 === "DEFAULT_VALUE")) || (data2 === "CUSTOM")) || (data2 === "REPLACE")) || (data2 === "FORMAT_TIME")) || (data2 === "GROUP")) || (data2 === "FIXED_VALUE")) || (data2 === "SUB_TABLE")) || (data2 === "SUB_QUERY")) || (data2 === "POST_CUSTOM"))){
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
if(errors === _errs14){
}
var valid7 = _errs14 === errors;
}
else {
var valid7 = true;
}
if(valid7){
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.expression === undefined){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "expression"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid2 = _errs15 === errors;
valid6 = _valid2;
}
if(!valid6){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid3 = _errs11 === errors;
var _valid0 = _errs5 === errors;
valid2 = _valid0;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.targetField === undefined){
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "targetField"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.type === undefined){
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.functionType === undefined){
const err11 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "functionType"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs16 = errors;
for(const key0 in data0){
if(!(((((((key0 === "lineNo") || (key0 === "targetField")) || (key0 === "type")) || (key0 === "description")) || (key0 === "functionType")) || (key0 === "sourceField")) || (key0 === "expression"))){
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.lineNo !== undefined){
let data3 = data0.lineNo;
const _errs17 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/" + i0+"/lineNo",schemaPath:"#/items/properties/lineNo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs18 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/" + i0+"/lineNo",schemaPath:"#/items/properties/lineNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid8 = _errs17 === errors;
}
if(data0.targetField !== undefined){
let data4 = data0.targetField;
const _errs19 = errors;
const _errs20 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 200){
const err15 = {instancePath:instancePath+"/" + i0+"/targetField",schemaPath:"#/items/properties/targetField/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func0(data4) < 1){
const err16 = {instancePath:instancePath+"/" + i0+"/targetField",schemaPath:"#/items/properties/targetField/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern0.test(data4)){
const err17 = {instancePath:instancePath+"/" + i0+"/targetField",schemaPath:"#/items/properties/targetField/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/" + i0+"/targetField",schemaPath:"#/items/properties/targetField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid8 = _errs19 === errors;
}
if(data0.type !== undefined){
let data5 = data0.type;
const _errs21 = errors;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs22 = errors;
const vSchema2 = schema0.items.properties.type.enum;
if(!(((((((((data5 === "STRING") || (data5 === "NUMERIC")) || (data5 === "INTEGER")) || (data5 === "INT")) || (data5 === "LONG")) || (data5 === "BOOLEAN")) || (data5 === "DATE")) || (data5 === "ARRAY")) || (data5 === "OBJECT"))){
const err20 = {instancePath:instancePath+"/" + i0+"/type",schemaPath:"#/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.items.properties.type.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid8 = _errs21 === errors;
}
if(data0.description !== undefined){
let data6 = data0.description;
const _errs23 = errors;
const _errs24 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 200){
const err21 = {instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err22 = {instancePath:instancePath+"/" + i0+"/description",schemaPath:"#/items/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid8 = _errs23 === errors;
}
if(data0.functionType !== undefined){
let data7 = data0.functionType;
const _errs25 = errors;
if(typeof data7 !== "string"){
const err23 = {instancePath:instancePath+"/" + i0+"/functionType",schemaPath:"#/items/properties/functionType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs26 = errors;
const vSchema3 = schema0.items.properties.functionType.enum;
if(!(((((((((((((((data7 === "REGULAR") || (data7 === "CONCATENATE")) || (data7 === "CONNECT")) || (data7 === "EXTRACT")) || (data7 === "DEFAULT_VALUE")) || (data7 === "NEGATE")) || (data7 === "CUSTOM")) || (data7 === "REPLACE")) || (data7 === "CURRENT_TIME")) || (data7 === "FORMAT_TIME")) || (data7 === "GROUP")) || (data7 === "FIXED_VALUE")) || (data7 === "SUB_TABLE")) || (data7 === "SUB_QUERY")) || (data7 === "POST_CUSTOM"))){
const err24 = {instancePath:instancePath+"/" + i0+"/functionType",schemaPath:"#/items/properties/functionType/enum",keyword:"enum",params:{allowedValues: schema0.items.properties.functionType.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid8 = _errs25 === errors;
}
if(data0.sourceField !== undefined){
let data8 = data0.sourceField;
const _errs27 = errors;
const _errs28 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 500){
const err25 = {instancePath:instancePath+"/" + i0+"/sourceField",schemaPath:"#/items/properties/sourceField/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func0(data8) < 1){
const err26 = {instancePath:instancePath+"/" + i0+"/sourceField",schemaPath:"#/items/properties/sourceField/minLength",keyword:"minLength",params:{limit: 1}};
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
const err27 = {instancePath:instancePath+"/" + i0+"/sourceField",schemaPath:"#/items/properties/sourceField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid8 = _errs27 === errors;
}
if(data0.expression !== undefined){
let data9 = data0.expression;
const _errs29 = errors;
const _errs30 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 4000){
const err28 = {instancePath:instancePath+"/" + i0+"/expression",schemaPath:"#/items/properties/expression/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func0(data9) < 1){
const err29 = {instancePath:instancePath+"/" + i0+"/expression",schemaPath:"#/items/properties/expression/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/" + i0+"/expression",schemaPath:"#/items/properties/expression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid8 = _errs29 === errors;
}
}
else {
const err31 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
valid1 = false;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
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
const schema4 = {"not":{"properties":{"functionType":{"enum":["CURRENT_TIME","FIXED_VALUE","POST_CUSTOM"]}},"required":["functionType"]},"$id":"v4"};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v4" */;
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
const vSchema0 = schema4.not.properties.functionType.enum;
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
validate4.errors = vErrors;
return errors === 0;
}

export const v5 = validate5;
const schema5 = {"not":{"properties":{"functionType":{"enum":["REGULAR","NEGATE"]}},"required":["functionType"]},"$id":"v5"};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v5" */;
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
const vSchema0 = schema5.not.properties.functionType.enum;
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
validate5.errors = vErrors;
return errors === 0;
}


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "59b82258": v0,
  "2540122b": v1,
  "-2bf2985b": v2,
  "-45c3cce3": v3,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {
  "sourceField": v4,
  "expression": v5,
};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
