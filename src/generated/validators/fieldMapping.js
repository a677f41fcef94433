// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","if":{"required":["functionType"]},"then":{"allOf":[{"if":{"properties":{"functionType":{"enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","REPLACE","FORMAT_TIME","GROUP","SUB_TABLE","SUB_QUERY"]}}},"then":{"required":["sourceField"]}},{"if":{"properties":{"functionType":{"enum":["EXTRACT","DEFAULT_VALUE","CUSTOM","REPLACE","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"]}}},"then":{"required":["expression"]}}]},"properties":{"lineNo":{"type":"integer","minimum":1},"targetField":{"type":"string","minLength":1,"maxLength":200,"pattern":"^\\S+$"},"type":{"type":"string","default":"STRING","enum":["STRING","NUMERIC","INTEGER","INT","LONG","BOOLEAN","DATE","ARRAY","OBJECT"]},"description":{"type":"string","maxLength":200},"functionType":{"type":"string","default":"REGULAR","enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","CUSTOM","REPLACE","CURRENT_TIME","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"]},"sourceField":{"type":"string","minLength":1,"maxLength":500},"expression":{"type":"string","minLength":1,"maxLength":4000}},"required":["targetField","type","functionType"],"additionalProperties":false,"$id":"v0"};

const pattern0 = new RegExp("^\\S+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
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
const _errs3 = errors;
const _errs4 = errors;
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.functionType !== undefined){
let data0 = data.functionType;
const _errs7 = errors;
const vSchema0 = schema0.then.allOf[0].if.properties.functionType.enum;
if(!(((((((((((data0 === "REGULAR") || (data0 === "CONCATENATE")) || (data0 === "CONNECT")) || (data0 === "EXTRACT")) || (data0 === "DEFAULT_VALUE")) || (data0 === "NEGATE")) || (data0 === "REPLACE")) || (data0 === "FORMAT_TIME")) || (data0 === "GROUP")) || (data0 === "SUB_TABLE")) || (data0 === "SUB_QUERY"))){
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
if(errors === _errs6){
}
var _valid1 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceField === undefined){
const err2 = {instancePath,schemaPath:"#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "sourceField"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs8 === errors;
valid2 = _valid1;
}
if(!valid2){
const err3 = {instancePath,schemaPath:"#/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs4 === errors;
const _errs9 = errors;
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.functionType !== undefined){
let data1 = data.functionType;
const _errs12 = errors;
const vSchema1 = schema0.then.allOf[1].if.properties.functionType.enum;
if(!((((((((((data1 === "EXTRACT") || (data1 === "DEFAULT_VALUE")) || (data1 === "CUSTOM")) || (data1 === "REPLACE")) || (data1 === "FORMAT_TIME")) || (data1 === "GROUP")) || (data1 === "FIXED_VALUE")) || (data1 === "SUB_TABLE")) || (data1 === "SUB_QUERY")) || (data1 === "POST_CUSTOM"))){
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
if(errors === _errs12){
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
}
}
if(errors === _errs11){
}
var _valid2 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expression === undefined){
const err5 = {instancePath,schemaPath:"#/then/allOf/1/then/required",keyword:"required",params:{missingProperty: "expression"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid2 = _errs13 === errors;
valid4 = _valid2;
}
if(!valid4){
const err6 = {instancePath,schemaPath:"#/then/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs9 === errors;
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.targetField === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetField"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.type === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.functionType === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "functionType"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs14 = errors;
for(const key0 in data){
if(!(((((((key0 === "lineNo") || (key0 === "targetField")) || (key0 === "type")) || (key0 === "description")) || (key0 === "functionType")) || (key0 === "sourceField")) || (key0 === "expression"))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.lineNo !== undefined){
let data2 = data.lineNo;
const _errs15 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/lineNo",schemaPath:"#/properties/lineNo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs16 = errors;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/lineNo",schemaPath:"#/properties/lineNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid6 = _errs15 === errors;
}
if(data.targetField !== undefined){
let data3 = data.targetField;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err14 = {instancePath:instancePath+"/targetField",schemaPath:"#/properties/targetField/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func0(data3) < 1){
const err15 = {instancePath:instancePath+"/targetField",schemaPath:"#/properties/targetField/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern0.test(data3)){
const err16 = {instancePath:instancePath+"/targetField",schemaPath:"#/properties/targetField/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
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
const err17 = {instancePath:instancePath+"/targetField",schemaPath:"#/properties/targetField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid6 = _errs17 === errors;
}
if(data.type !== undefined){
let data4 = data.type;
const _errs19 = errors;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs20 = errors;
const vSchema2 = schema0.properties.type.enum;
if(!(((((((((data4 === "STRING") || (data4 === "NUMERIC")) || (data4 === "INTEGER")) || (data4 === "INT")) || (data4 === "LONG")) || (data4 === "BOOLEAN")) || (data4 === "DATE")) || (data4 === "ARRAY")) || (data4 === "OBJECT"))){
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid6 = _errs19 === errors;
}
if(data.description !== undefined){
let data5 = data.description;
const _errs21 = errors;
const _errs22 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 200){
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err21 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid6 = _errs21 === errors;
}
if(data.functionType !== undefined){
let data6 = data.functionType;
const _errs23 = errors;
if(typeof data6 !== "string"){
const err22 = {instancePath:instancePath+"/functionType",schemaPath:"#/properties/functionType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs24 = errors;
const vSchema3 = schema0.properties.functionType.enum;
if(!(((((((((((((((data6 === "REGULAR") || (data6 === "CONCATENATE")) || (data6 === "CONNECT")) || (data6 === "EXTRACT")) || (data6 === "DEFAULT_VALUE")) || (data6 === "NEGATE")) || (data6 === "CUSTOM")) || (data6 === "REPLACE")) || (data6 === "CURRENT_TIME")) || (data6 === "FORMAT_TIME")) || (data6 === "GROUP")) || (data6 === "FIXED_VALUE")) || (data6 === "SUB_TABLE")) || (data6 === "SUB_QUERY")) || (data6 === "POST_CUSTOM"))){
const err23 = {instancePath:instancePath+"/functionType",schemaPath:"#/properties/functionType/enum",keyword:"enum",params:{allowedValues: schema0.properties.functionType.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid6 = _errs23 === errors;
}
if(data.sourceField !== undefined){
let data7 = data.sourceField;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 500){
const err24 = {instancePath:instancePath+"/sourceField",schemaPath:"#/properties/sourceField/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func0(data7) < 1){
const err25 = {instancePath:instancePath+"/sourceField",schemaPath:"#/properties/sourceField/minLength",keyword:"minLength",params:{limit: 1}};
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
const err26 = {instancePath:instancePath+"/sourceField",schemaPath:"#/properties/sourceField/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid6 = _errs25 === errors;
}
if(data.expression !== undefined){
let data8 = data.expression;
const _errs27 = errors;
const _errs28 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 4000){
const err27 = {instancePath:instancePath+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func0(data8) < 1){
const err28 = {instancePath:instancePath+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"minLength",params:{limit: 1}};
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
const err29 = {instancePath:instancePath+"/expression",schemaPath:"#/properties/expression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid6 = _errs27 === errors;
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
  "-39f38128": v0,
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
