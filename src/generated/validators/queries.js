// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"lang":{"type":"string","maxLength":20}},"additionalProperties":false,"$id":"v0"};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "lang")){
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
if(data.lang !== undefined){
let data0 = data.lang;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["lang"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 20){
const err2 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
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
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"type":"object","properties":{"companyUuid":{"type":"string"},"name":{"type":"string","maxLength":30},"lang":{"type":"string","maxLength":20}},"required":["companyUuid"],"additionalProperties":false,"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "companyUuid") || (key0 === "name")) || (key0 === "lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["name"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.lang !== undefined){
let data2 = data.lang;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["lang"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 20){
const err6 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const v2 = validate2;
const schema2 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"lang":{"type":"string","maxLength":20}},"required":["uuid"],"additionalProperties":false,"$id":"v2"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v2" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "uuid") || (key0 === "lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.uuid !== undefined){
let data0 = data.uuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["uuid"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 36){
const err3 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.lang !== undefined){
let data1 = data.lang;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["lang"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 20){
const err5 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
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
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const v3 = validate3;
const schema3 = {"type":"object","properties":{"companyUuid":{"type":"string"},"interfaceConfigUuid":{"type":"string","maxLength":36},"lang":{"type":"string","maxLength":20}},"required":["companyUuid","interfaceConfigUuid"],"additionalProperties":false,"$id":"v3"};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v3" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.interfaceConfigUuid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceConfigUuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "companyUuid") || (key0 === "interfaceConfigUuid")) || (key0 === "lang"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.interfaceConfigUuid !== undefined){
let data1 = data.interfaceConfigUuid;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/interfaceConfigUuid",schemaPath:"#/properties/interfaceConfigUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["interfaceConfigUuid"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 36){
const err5 = {instancePath:instancePath+"/interfaceConfigUuid",schemaPath:"#/properties/interfaceConfigUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
if(data.lang !== undefined){
let data2 = data.lang;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err6 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["lang"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 20){
const err7 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const v4 = validate4;
const schema4 = {"type":"object","properties":{"companyUuid":{"type":"string"},"interfaceConfigUuid":{"type":"string","maxLength":36},"version":{"type":"integer"},"lang":{"type":"string","maxLength":20}},"required":["companyUuid","interfaceConfigUuid"],"additionalProperties":false,"$id":"v4"};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v4" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.interfaceConfigUuid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceConfigUuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "companyUuid") || (key0 === "interfaceConfigUuid")) || (key0 === "version")) || (key0 === "lang"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.interfaceConfigUuid !== undefined){
let data1 = data.interfaceConfigUuid;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/interfaceConfigUuid",schemaPath:"#/properties/interfaceConfigUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["interfaceConfigUuid"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 36){
const err5 = {instancePath:instancePath+"/interfaceConfigUuid",schemaPath:"#/properties/interfaceConfigUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
if(data.version !== undefined){
let data2 = data.version;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["version"] = coerced2;
}
}
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.lang !== undefined){
let data3 = data.lang;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(coerced3 !== undefined){
}
else if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err7 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["lang"] = coerced3;
}
}
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 20){
const err8 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

export const v5 = validate5;
const schema5 = {"type":"object","properties":{"planHash":{"type":"string","maxLength":64},"lang":{"type":"string","maxLength":20}},"additionalProperties":false,"$id":"v5"};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v5" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "planHash") || (key0 === "lang"))){
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
if(data.planHash !== undefined){
let data0 = data.planHash;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["planHash"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err2 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/maxLength",keyword:"maxLength",params:{limit: 64}};
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
if(data.lang !== undefined){
let data1 = data.lang;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["lang"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 20){
const err4 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

export const v6 = validate6;
const schema6 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"otherUuid":{"type":"string","maxLength":36},"lang":{"type":"string","maxLength":20}},"required":["uuid"],"additionalProperties":false,"$id":"v6"};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v6" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "uuid") || (key0 === "otherUuid")) || (key0 === "lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.uuid !== undefined){
let data0 = data.uuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["uuid"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 36){
const err3 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.otherUuid !== undefined){
let data1 = data.otherUuid;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/otherUuid",schemaPath:"#/properties/otherUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["otherUuid"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 36){
const err5 = {instancePath:instancePath+"/otherUuid",schemaPath:"#/properties/otherUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
if(data.lang !== undefined){
let data2 = data.lang;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err6 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["lang"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 20){
const err7 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

export const v7 = validate7;
const schema7 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"version":{"type":"integer"},"lang":{"type":"string","maxLength":20}},"required":["uuid"],"additionalProperties":false,"$id":"v7"};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v7" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "uuid") || (key0 === "version")) || (key0 === "lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.uuid !== undefined){
let data0 = data.uuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["uuid"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 36){
const err3 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.version !== undefined){
let data1 = data.version;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["version"] = coerced1;
}
}
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.lang !== undefined){
let data2 = data.lang;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["lang"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 20){
const err6 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

export const v8 = validate8;
const schema8 = {"type":"object","properties":{"configUuid":{"type":"string","maxLength":36},"lang":{"type":"string","maxLength":20}},"required":["configUuid"],"additionalProperties":false,"$id":"v8"};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v8" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "configUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "configUuid") || (key0 === "lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.configUuid !== undefined){
let data0 = data.configUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/configUuid",schemaPath:"#/properties/configUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["configUuid"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 36){
const err3 = {instancePath:instancePath+"/configUuid",schemaPath:"#/properties/configUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.lang !== undefined){
let data1 = data.lang;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["lang"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 20){
const err5 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
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
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

export const v9 = validate9;
const schema9 = {"type":"object","properties":{"companyUuid":{"type":"string"},"lang":{"type":"string","maxLength":20}},"required":["companyUuid"],"additionalProperties":false,"$id":"v9"};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v9" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "companyUuid") || (key0 === "lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.lang !== undefined){
let data1 = data.lang;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["lang"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 20){
const err4 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

export const v10 = validate10;
const schema10 = {"type":"object","properties":{"dcCode":{"type":"string","maxLength":30},"carrierCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"companyUuid":{"type":"string","maxLength":36},"lang":{"type":"string","maxLength":20}},"additionalProperties":false,"$id":"v10"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v10" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "dcCode") || (key0 === "carrierCode")) || (key0 === "ownerCode")) || (key0 === "companyUuid")) || (key0 === "lang"))){
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
if(data.dcCode !== undefined){
let data0 = data.dcCode;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["dcCode"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 30){
const err2 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
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
if(data.carrierCode !== undefined){
let data1 = data.carrierCode;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["carrierCode"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err4 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.ownerCode !== undefined){
let data2 = data.ownerCode;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["ownerCode"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 30){
const err6 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.companyUuid !== undefined){
let data3 = data.companyUuid;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(coerced3 !== undefined){
}
else if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err7 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["companyUuid"] = coerced3;
}
}
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 36){
const err8 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.lang !== undefined){
let data4 = data.lang;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(coerced4 !== undefined){
}
else if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err9 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["lang"] = coerced4;
}
}
}
const _errs11 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 20){
const err10 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const v11 = validate11;
const schema11 = {"type":"object","properties":{"interfaceName":{"type":"string","maxLength":30},"companyUuid":{"type":"string"},"lang":{"type":"string","maxLength":20}},"required":["interfaceName"],"additionalProperties":false,"$id":"v11"};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v11" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceName"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "interfaceName") || (key0 === "companyUuid")) || (key0 === "lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.interfaceName !== undefined){
let data0 = data.interfaceName;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["interfaceName"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 30){
const err3 = {instancePath:instancePath+"/interfaceName",schemaPath:"#/properties/interfaceName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.companyUuid !== undefined){
let data1 = data.companyUuid;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["companyUuid"] = coerced1;
}
}
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.lang !== undefined){
let data2 = data.lang;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["lang"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 20){
const err6 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const v12 = validate12;
const schema12 = {"type":"object","properties":{"interfaceConfigUuid":{"type":"string","maxLength":36},"lang":{"type":"string","maxLength":20}},"required":["interfaceConfigUuid"],"additionalProperties":false,"$id":"v12"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v12" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceConfigUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceConfigUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "interfaceConfigUuid") || (key0 === "lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.interfaceConfigUuid !== undefined){
let data0 = data.interfaceConfigUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/interfaceConfigUuid",schemaPath:"#/properties/interfaceConfigUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["interfaceConfigUuid"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 36){
const err3 = {instancePath:instancePath+"/interfaceConfigUuid",schemaPath:"#/properties/interfaceConfigUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.lang !== undefined){
let data1 = data.lang;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["lang"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 20){
const err5 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
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
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const v13 = validate13;
const schema13 = {"type":"object","properties":{"companyUuid":{"type":"string"},"sourceDcCode":{"type":"string","maxLength":30},"dcCode":{"type":"string","maxLength":30},"sourceOwnerCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"sourceCarrierCode":{"type":"string","maxLength":30},"carrierCode":{"type":"string","maxLength":30},"menuName":{"type":"string","maxLength":30},"sourceErpUuid":{"type":"string","maxLength":36},"targetErpUuid":{"type":"string","maxLength":36},"policy":{"type":"string","enum":["fail","skip","overwrite"]},"lang":{"type":"string","maxLength":20}},"required":["companyUuid"],"additionalProperties":false,"$id":"v13"};
const func28 = Object.prototype.hasOwnProperty;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v13" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func28.call(schema13.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.sourceDcCode !== undefined){
let data1 = data.sourceDcCode;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/sourceDcCode",schemaPath:"#/properties/sourceDcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["sourceDcCode"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err4 = {instancePath:instancePath+"/sourceDcCode",schemaPath:"#/properties/sourceDcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.dcCode !== undefined){
let data2 = data.dcCode;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["dcCode"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 30){
const err6 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.sourceOwnerCode !== undefined){
let data3 = data.sourceOwnerCode;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(coerced3 !== undefined){
}
else if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err7 = {instancePath:instancePath+"/sourceOwnerCode",schemaPath:"#/properties/sourceOwnerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["sourceOwnerCode"] = coerced3;
}
}
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 30){
const err8 = {instancePath:instancePath+"/sourceOwnerCode",schemaPath:"#/properties/sourceOwnerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.ownerCode !== undefined){
let data4 = data.ownerCode;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(coerced4 !== undefined){
}
else if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err9 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["ownerCode"] = coerced4;
}
}
}
const _errs11 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 30){
const err10 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.sourceCarrierCode !== undefined){
let data5 = data.sourceCarrierCode;
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(coerced5 !== undefined){
}
else if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err11 = {instancePath:instancePath+"/sourceCarrierCode",schemaPath:"#/properties/sourceCarrierCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["sourceCarrierCode"] = coerced5;
}
}
}
const _errs13 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 30){
const err12 = {instancePath:instancePath+"/sourceCarrierCode",schemaPath:"#/properties/sourceCarrierCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.carrierCode !== undefined){
let data6 = data.carrierCode;
const _errs14 = errors;
if(typeof data6 !== "string"){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(coerced6 !== undefined){
}
else if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data6;
}
else if(data6 === null){
coerced6 = "";
}
else {
const err13 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["carrierCode"] = coerced6;
}
}
}
const _errs15 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 30){
const err14 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.menuName !== undefined){
let data7 = data.menuName;
const _errs16 = errors;
if(typeof data7 !== "string"){
let dataType7 = typeof data7;
let coerced7 = undefined;
if(coerced7 !== undefined){
}
else if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data7;
}
else if(data7 === null){
coerced7 = "";
}
else {
const err15 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(coerced7 !== undefined){
data7 = coerced7;
if(data !== undefined){
data["menuName"] = coerced7;
}
}
}
const _errs17 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 30){
const err16 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.sourceErpUuid !== undefined){
let data8 = data.sourceErpUuid;
const _errs18 = errors;
if(typeof data8 !== "string"){
let dataType8 = typeof data8;
let coerced8 = undefined;
if(coerced8 !== undefined){
}
else if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data8;
}
else if(data8 === null){
coerced8 = "";
}
else {
const err17 = {instancePath:instancePath+"/sourceErpUuid",schemaPath:"#/properties/sourceErpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(coerced8 !== undefined){
data8 = coerced8;
if(data !== undefined){
data["sourceErpUuid"] = coerced8;
}
}
}
const _errs19 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 36){
const err18 = {instancePath:instancePath+"/sourceErpUuid",schemaPath:"#/properties/sourceErpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
if(data.targetErpUuid !== undefined){
let data9 = data.targetErpUuid;
const _errs20 = errors;
if(typeof data9 !== "string"){
let dataType9 = typeof data9;
let coerced9 = undefined;
if(coerced9 !== undefined){
}
else if(dataType9 == "number" || dataType9 == "boolean"){
coerced9 = "" + data9;
}
else if(data9 === null){
coerced9 = "";
}
else {
const err19 = {instancePath:instancePath+"/targetErpUuid",schemaPath:"#/properties/targetErpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(coerced9 !== undefined){
data9 = coerced9;
if(data !== undefined){
data["targetErpUuid"] = coerced9;
}
}
}
const _errs21 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 36){
const err20 = {instancePath:instancePath+"/targetErpUuid",schemaPath:"#/properties/targetErpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
if(data.policy !== undefined){
let data10 = data.policy;
const _errs22 = errors;
if(typeof data10 !== "string"){
let dataType10 = typeof data10;
let coerced10 = undefined;
if(coerced10 !== undefined){
}
else if(dataType10 == "number" || dataType10 == "boolean"){
coerced10 = "" + data10;
}
else if(data10 === null){
coerced10 = "";
}
else {
const err21 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(coerced10 !== undefined){
data10 = coerced10;
if(data !== undefined){
data["policy"] = coerced10;
}
}
}
const _errs23 = errors;
const vSchema0 = schema13.properties.policy.enum;
if(!(((data10 === "fail") || (data10 === "skip")) || (data10 === "overwrite"))){
const err22 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/enum",keyword:"enum",params:{allowedValues: schema13.properties.policy.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid0 = _errs22 === errors;
}
if(data.lang !== undefined){
let data11 = data.lang;
const _errs24 = errors;
if(typeof data11 !== "string"){
let dataType11 = typeof data11;
let coerced11 = undefined;
if(coerced11 !== undefined){
}
else if(dataType11 == "number" || dataType11 == "boolean"){
coerced11 = "" + data11;
}
else if(data11 === null){
coerced11 = "";
}
else {
const err23 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(coerced11 !== undefined){
data11 = coerced11;
if(data !== undefined){
data["lang"] = coerced11;
}
}
}
const _errs25 = errors;
if(typeof data11 === "string"){
if(func0(data11) > 20){
const err24 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid0 = _errs24 === errors;
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
validate13.errors = vErrors;
return errors === 0;
}

export const v14 = validate14;
const schema14 = {"type":"object","properties":{"companyUuid":{"type":"string"},"sourceCarrierCode":{"type":"string","maxLength":30},"carrierCode":{"type":"string","maxLength":30},"menuName":{"type":"string","maxLength":30},"planHash":{"type":"string","maxLength":64},"policy":{"type":"string","enum":["fail","skip","overwrite"]},"lang":{"type":"string","maxLength":20}},"required":["companyUuid","sourceCarrierCode","carrierCode"],"additionalProperties":false,"$id":"v14"};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v14" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sourceCarrierCode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceCarrierCode"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.carrierCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrierCode"}};
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
if(!(((((((key0 === "companyUuid") || (key0 === "sourceCarrierCode")) || (key0 === "carrierCode")) || (key0 === "menuName")) || (key0 === "planHash")) || (key0 === "policy")) || (key0 === "lang"))){
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
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err4 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.sourceCarrierCode !== undefined){
let data1 = data.sourceCarrierCode;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err5 = {instancePath:instancePath+"/sourceCarrierCode",schemaPath:"#/properties/sourceCarrierCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["sourceCarrierCode"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err6 = {instancePath:instancePath+"/sourceCarrierCode",schemaPath:"#/properties/sourceCarrierCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.carrierCode !== undefined){
let data2 = data.carrierCode;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err7 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["carrierCode"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 30){
const err8 = {instancePath:instancePath+"/carrierCode",schemaPath:"#/properties/carrierCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.menuName !== undefined){
let data3 = data.menuName;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(coerced3 !== undefined){
}
else if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err9 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["menuName"] = coerced3;
}
}
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 30){
const err10 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.planHash !== undefined){
let data4 = data.planHash;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(coerced4 !== undefined){
}
else if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err11 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["planHash"] = coerced4;
}
}
}
const _errs11 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 64){
const err12 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.policy !== undefined){
let data5 = data.policy;
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(coerced5 !== undefined){
}
else if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err13 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["policy"] = coerced5;
}
}
}
const _errs13 = errors;
const vSchema0 = schema14.properties.policy.enum;
if(!(((data5 === "fail") || (data5 === "skip")) || (data5 === "overwrite"))){
const err14 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/enum",keyword:"enum",params:{allowedValues: schema14.properties.policy.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.lang !== undefined){
let data6 = data.lang;
const _errs14 = errors;
if(typeof data6 !== "string"){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(coerced6 !== undefined){
}
else if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data6;
}
else if(data6 === null){
coerced6 = "";
}
else {
const err15 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["lang"] = coerced6;
}
}
}
const _errs15 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 20){
const err16 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const v15 = validate15;
const schema15 = {"type":"object","properties":{"companyUuid":{"type":"string"},"sourceDcCode":{"type":"string","maxLength":30},"dcCode":{"type":"string","maxLength":30},"menuName":{"type":"string","maxLength":30},"planHash":{"type":"string","maxLength":64},"policy":{"type":"string","enum":["fail","skip","overwrite"]},"lang":{"type":"string","maxLength":20}},"required":["companyUuid","sourceDcCode","dcCode"],"additionalProperties":false,"$id":"v15"};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v15" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sourceDcCode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceDcCode"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dcCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dcCode"}};
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
if(!(((((((key0 === "companyUuid") || (key0 === "sourceDcCode")) || (key0 === "dcCode")) || (key0 === "menuName")) || (key0 === "planHash")) || (key0 === "policy")) || (key0 === "lang"))){
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
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err4 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.sourceDcCode !== undefined){
let data1 = data.sourceDcCode;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err5 = {instancePath:instancePath+"/sourceDcCode",schemaPath:"#/properties/sourceDcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["sourceDcCode"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err6 = {instancePath:instancePath+"/sourceDcCode",schemaPath:"#/properties/sourceDcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.dcCode !== undefined){
let data2 = data.dcCode;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err7 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["dcCode"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 30){
const err8 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.menuName !== undefined){
let data3 = data.menuName;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(coerced3 !== undefined){
}
else if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err9 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["menuName"] = coerced3;
}
}
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 30){
const err10 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.planHash !== undefined){
let data4 = data.planHash;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(coerced4 !== undefined){
}
else if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err11 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["planHash"] = coerced4;
}
}
}
const _errs11 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 64){
const err12 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.policy !== undefined){
let data5 = data.policy;
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(coerced5 !== undefined){
}
else if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err13 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["policy"] = coerced5;
}
}
}
const _errs13 = errors;
const vSchema0 = schema15.properties.policy.enum;
if(!(((data5 === "fail") || (data5 === "skip")) || (data5 === "overwrite"))){
const err14 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/enum",keyword:"enum",params:{allowedValues: schema15.properties.policy.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs12 === errors;
}
if(data.lang !== undefined){
let data6 = data.lang;
const _errs14 = errors;
if(typeof data6 !== "string"){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(coerced6 !== undefined){
}
else if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data6;
}
else if(data6 === null){
coerced6 = "";
}
else {
const err15 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["lang"] = coerced6;
}
}
}
const _errs15 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 20){
const err16 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const v16 = validate16;
const schema16 = {"type":"object","properties":{"companyUuid":{"type":"string"},"sourceOwnerCode":{"type":"string","maxLength":30},"ownerCode":{"type":"string","maxLength":30},"menuName":{"type":"string","maxLength":30},"sourceErpUuid":{"type":"string","maxLength":36},"targetErpUuid":{"type":"string","maxLength":36},"planHash":{"type":"string","maxLength":64},"policy":{"type":"string","enum":["fail","skip","overwrite"]},"lang":{"type":"string","maxLength":20}},"required":["companyUuid","sourceOwnerCode","ownerCode"],"additionalProperties":false,"$id":"v16"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v16" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sourceOwnerCode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceOwnerCode"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ownerCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerCode"}};
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
if(!(func28.call(schema16.properties, key0))){
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
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err4 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.sourceOwnerCode !== undefined){
let data1 = data.sourceOwnerCode;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err5 = {instancePath:instancePath+"/sourceOwnerCode",schemaPath:"#/properties/sourceOwnerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["sourceOwnerCode"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err6 = {instancePath:instancePath+"/sourceOwnerCode",schemaPath:"#/properties/sourceOwnerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.ownerCode !== undefined){
let data2 = data.ownerCode;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err7 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["ownerCode"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 30){
const err8 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.menuName !== undefined){
let data3 = data.menuName;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(coerced3 !== undefined){
}
else if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err9 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["menuName"] = coerced3;
}
}
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 30){
const err10 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.sourceErpUuid !== undefined){
let data4 = data.sourceErpUuid;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(coerced4 !== undefined){
}
else if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err11 = {instancePath:instancePath+"/sourceErpUuid",schemaPath:"#/properties/sourceErpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["sourceErpUuid"] = coerced4;
}
}
}
const _errs11 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 36){
const err12 = {instancePath:instancePath+"/sourceErpUuid",schemaPath:"#/properties/sourceErpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.targetErpUuid !== undefined){
let data5 = data.targetErpUuid;
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(coerced5 !== undefined){
}
else if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err13 = {instancePath:instancePath+"/targetErpUuid",schemaPath:"#/properties/targetErpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["targetErpUuid"] = coerced5;
}
}
}
const _errs13 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 36){
const err14 = {instancePath:instancePath+"/targetErpUuid",schemaPath:"#/properties/targetErpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.planHash !== undefined){
let data6 = data.planHash;
const _errs14 = errors;
if(typeof data6 !== "string"){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(coerced6 !== undefined){
}
else if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data6;
}
else if(data6 === null){
coerced6 = "";
}
else {
const err15 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["planHash"] = coerced6;
}
}
}
const _errs15 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 64){
const err16 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.policy !== undefined){
let data7 = data.policy;
const _errs16 = errors;
if(typeof data7 !== "string"){
let dataType7 = typeof data7;
let coerced7 = undefined;
if(coerced7 !== undefined){
}
else if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data7;
}
else if(data7 === null){
coerced7 = "";
}
else {
const err17 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(coerced7 !== undefined){
data7 = coerced7;
if(data !== undefined){
data["policy"] = coerced7;
}
}
}
const _errs17 = errors;
const vSchema0 = schema16.properties.policy.enum;
if(!(((data7 === "fail") || (data7 === "skip")) || (data7 === "overwrite"))){
const err18 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/enum",keyword:"enum",params:{allowedValues: schema16.properties.policy.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.lang !== undefined){
let data8 = data.lang;
const _errs18 = errors;
if(typeof data8 !== "string"){
let dataType8 = typeof data8;
let coerced8 = undefined;
if(coerced8 !== undefined){
}
else if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data8;
}
else if(data8 === null){
coerced8 = "";
}
else {
const err19 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(coerced8 !== undefined){
data8 = coerced8;
if(data !== undefined){
data["lang"] = coerced8;
}
}
}
const _errs19 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 20){
const err20 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

export const v17 = validate17;
const schema17 = {"type":"object","properties":{"companyUuid":{"type":"string"},"ownerCode":{"type":"string","maxLength":30},"dcCode":{"type":"string","maxLength":30},"interfaceUuid":{"type":"string","maxLength":36},"menuName":{"type":"string","maxLength":30},"lang":{"type":"string","maxLength":20}},"required":["companyUuid"],"additionalProperties":false,"$id":"v17"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v17" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "companyUuid") || (key0 === "ownerCode")) || (key0 === "dcCode")) || (key0 === "interfaceUuid")) || (key0 === "menuName")) || (key0 === "lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.ownerCode !== undefined){
let data1 = data.ownerCode;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["ownerCode"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err4 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.dcCode !== undefined){
let data2 = data.dcCode;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["dcCode"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 30){
const err6 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.interfaceUuid !== undefined){
let data3 = data.interfaceUuid;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(coerced3 !== undefined){
}
else if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err7 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["interfaceUuid"] = coerced3;
}
}
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 36){
const err8 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.menuName !== undefined){
let data4 = data.menuName;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(coerced4 !== undefined){
}
else if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err9 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["menuName"] = coerced4;
}
}
}
const _errs11 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 30){
const err10 = {instancePath:instancePath+"/menuName",schemaPath:"#/properties/menuName/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.lang !== undefined){
let data5 = data.lang;
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(coerced5 !== undefined){
}
else if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err11 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["lang"] = coerced5;
}
}
}
const _errs13 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 20){
const err12 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const v18 = validate18;
const schema18 = {"type":"object","properties":{"companyUuid":{"type":"string"},"lang":{"type":"string","maxLength":20}},"additionalProperties":false,"$id":"v18"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v18" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "companyUuid") || (key0 === "lang"))){
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
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err1 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.lang !== undefined){
let data1 = data.lang;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err2 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["lang"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 20){
const err3 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const v19 = validate19;
const schema19 = {"type":"object","properties":{"companyUuid":{"type":"string"},"ownerCode":{"type":"string","maxLength":30},"dcCode":{"type":"string","maxLength":30},"erpUuid":{"type":"string","maxLength":36},"dingDingUuid":{"type":"string","maxLength":36},"dataSourceUuid":{"type":"string","maxLength":36},"serviceUrl":{"type":"string","maxLength":200},"planHash":{"type":"string","maxLength":64},"policy":{"type":"string","enum":["fail","skip","overwrite"]},"lang":{"type":"string","maxLength":20}},"required":["companyUuid"],"additionalProperties":false,"$id":"v19"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v19" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func28.call(schema19.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.ownerCode !== undefined){
let data1 = data.ownerCode;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["ownerCode"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err4 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.dcCode !== undefined){
let data2 = data.dcCode;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["dcCode"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 30){
const err6 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.erpUuid !== undefined){
let data3 = data.erpUuid;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(coerced3 !== undefined){
}
else if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err7 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["erpUuid"] = coerced3;
}
}
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 36){
const err8 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.dingDingUuid !== undefined){
let data4 = data.dingDingUuid;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(coerced4 !== undefined){
}
else if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err9 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["dingDingUuid"] = coerced4;
}
}
}
const _errs11 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 36){
const err10 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.dataSourceUuid !== undefined){
let data5 = data.dataSourceUuid;
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(coerced5 !== undefined){
}
else if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err11 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["dataSourceUuid"] = coerced5;
}
}
}
const _errs13 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 36){
const err12 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.serviceUrl !== undefined){
let data6 = data.serviceUrl;
const _errs14 = errors;
if(typeof data6 !== "string"){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(coerced6 !== undefined){
}
else if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data6;
}
else if(data6 === null){
coerced6 = "";
}
else {
const err13 = {instancePath:instancePath+"/serviceUrl",schemaPath:"#/properties/serviceUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["serviceUrl"] = coerced6;
}
}
}
const _errs15 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 200){
const err14 = {instancePath:instancePath+"/serviceUrl",schemaPath:"#/properties/serviceUrl/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.planHash !== undefined){
let data7 = data.planHash;
const _errs16 = errors;
if(typeof data7 !== "string"){
let dataType7 = typeof data7;
let coerced7 = undefined;
if(coerced7 !== undefined){
}
else if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data7;
}
else if(data7 === null){
coerced7 = "";
}
else {
const err15 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(coerced7 !== undefined){
data7 = coerced7;
if(data !== undefined){
data["planHash"] = coerced7;
}
}
}
const _errs17 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 64){
const err16 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid0 = _errs16 === errors;
}
if(data.policy !== undefined){
let data8 = data.policy;
const _errs18 = errors;
if(typeof data8 !== "string"){
let dataType8 = typeof data8;
let coerced8 = undefined;
if(coerced8 !== undefined){
}
else if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data8;
}
else if(data8 === null){
coerced8 = "";
}
else {
const err17 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(coerced8 !== undefined){
data8 = coerced8;
if(data !== undefined){
data["policy"] = coerced8;
}
}
}
const _errs19 = errors;
const vSchema0 = schema19.properties.policy.enum;
if(!(((data8 === "fail") || (data8 === "skip")) || (data8 === "overwrite"))){
const err18 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/enum",keyword:"enum",params:{allowedValues: schema19.properties.policy.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid0 = _errs18 === errors;
}
if(data.lang !== undefined){
let data9 = data.lang;
const _errs20 = errors;
if(typeof data9 !== "string"){
let dataType9 = typeof data9;
let coerced9 = undefined;
if(coerced9 !== undefined){
}
else if(dataType9 == "number" || dataType9 == "boolean"){
coerced9 = "" + data9;
}
else if(data9 === null){
coerced9 = "";
}
else {
const err19 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(coerced9 !== undefined){
data9 = coerced9;
if(data !== undefined){
data["lang"] = coerced9;
}
}
}
const _errs21 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 20){
const err20 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid0 = _errs20 === errors;
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

export const v20 = validate20;
const schema20 = {"type":"object","properties":{"companyUuid":{"type":"string"},"ownerCode":{"type":"string","maxLength":30},"dcCode":{"type":"string","maxLength":30},"erpUuid":{"type":"string","maxLength":36},"dingDingUuid":{"type":"string","maxLength":36},"dataSourceUuid":{"type":"string","maxLength":36},"serviceUrl":{"type":"string","maxLength":200},"policy":{"type":"string","enum":["fail","skip","overwrite"]},"lang":{"type":"string","maxLength":20}},"required":["companyUuid"],"additionalProperties":false,"$id":"v20"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v20" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(func28.call(schema20.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.companyUuid !== undefined){
let data0 = data.companyUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["companyUuid"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.ownerCode !== undefined){
let data1 = data.ownerCode;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err3 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["ownerCode"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err4 = {instancePath:instancePath+"/ownerCode",schemaPath:"#/properties/ownerCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.dcCode !== undefined){
let data2 = data.dcCode;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["dcCode"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 30){
const err6 = {instancePath:instancePath+"/dcCode",schemaPath:"#/properties/dcCode/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
if(data.erpUuid !== undefined){
let data3 = data.erpUuid;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(coerced3 !== undefined){
}
else if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err7 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["erpUuid"] = coerced3;
}
}
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 36){
const err8 = {instancePath:instancePath+"/erpUuid",schemaPath:"#/properties/erpUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
if(data.dingDingUuid !== undefined){
let data4 = data.dingDingUuid;
const _errs10 = errors;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(coerced4 !== undefined){
}
else if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
const err9 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["dingDingUuid"] = coerced4;
}
}
}
const _errs11 = errors;
if(typeof data4 === "string"){
if(func0(data4) > 36){
const err10 = {instancePath:instancePath+"/dingDingUuid",schemaPath:"#/properties/dingDingUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid0 = _errs10 === errors;
}
if(data.dataSourceUuid !== undefined){
let data5 = data.dataSourceUuid;
const _errs12 = errors;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(coerced5 !== undefined){
}
else if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
const err11 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["dataSourceUuid"] = coerced5;
}
}
}
const _errs13 = errors;
if(typeof data5 === "string"){
if(func0(data5) > 36){
const err12 = {instancePath:instancePath+"/dataSourceUuid",schemaPath:"#/properties/dataSourceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid0 = _errs12 === errors;
}
if(data.serviceUrl !== undefined){
let data6 = data.serviceUrl;
const _errs14 = errors;
if(typeof data6 !== "string"){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(coerced6 !== undefined){
}
else if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data6;
}
else if(data6 === null){
coerced6 = "";
}
else {
const err13 = {instancePath:instancePath+"/serviceUrl",schemaPath:"#/properties/serviceUrl/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["serviceUrl"] = coerced6;
}
}
}
const _errs15 = errors;
if(typeof data6 === "string"){
if(func0(data6) > 200){
const err14 = {instancePath:instancePath+"/serviceUrl",schemaPath:"#/properties/serviceUrl/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid0 = _errs14 === errors;
}
if(data.policy !== undefined){
let data7 = data.policy;
const _errs16 = errors;
if(typeof data7 !== "string"){
let dataType7 = typeof data7;
let coerced7 = undefined;
if(coerced7 !== undefined){
}
else if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data7;
}
else if(data7 === null){
coerced7 = "";
}
else {
const err15 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(coerced7 !== undefined){
data7 = coerced7;
if(data !== undefined){
data["policy"] = coerced7;
}
}
}
const _errs17 = errors;
const vSchema0 = schema20.properties.policy.enum;
if(!(((data7 === "fail") || (data7 === "skip")) || (data7 === "overwrite"))){
const err16 = {instancePath:instancePath+"/policy",schemaPath:"#/properties/policy/enum",keyword:"enum",params:{allowedValues: schema20.properties.policy.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid0 = _errs16 === errors;
}
if(data.lang !== undefined){
let data8 = data.lang;
const _errs18 = errors;
if(typeof data8 !== "string"){
let dataType8 = typeof data8;
let coerced8 = undefined;
if(coerced8 !== undefined){
}
else if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data8;
}
else if(data8 === null){
coerced8 = "";
}
else {
const err17 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(coerced8 !== undefined){
data8 = coerced8;
if(data !== undefined){
data["lang"] = coerced8;
}
}
}
const _errs19 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 20){
const err18 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid0 = _errs18 === errors;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const v21 = validate21;
const schema21 = {"type":"object","properties":{"interfaceType":{"type":"string","maxLength":30},"companyUuid":{"type":"string"},"lang":{"type":"string","maxLength":20}},"required":["interfaceType"],"additionalProperties":false,"$id":"v21"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v21" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
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
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "interfaceType") || (key0 === "companyUuid")) || (key0 === "lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.interfaceType !== undefined){
let data0 = data.interfaceType;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["interfaceType"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 30){
const err3 = {instancePath:instancePath+"/interfaceType",schemaPath:"#/properties/interfaceType/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.companyUuid !== undefined){
let data1 = data.companyUuid;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["companyUuid"] = coerced1;
}
}
}
const _errs5 = errors;
var valid0 = _errs4 === errors;
}
if(data.lang !== undefined){
let data2 = data.lang;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err5 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["lang"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 20){
const err6 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const v22 = validate22;
const schema22 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"reason":{"type":"string","maxLength":200},"lang":{"type":"string","maxLength":20}},"required":["uuid","reason"],"additionalProperties":false,"$id":"v22"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v22" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "uuid") || (key0 === "reason")) || (key0 === "lang"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.uuid !== undefined){
let data0 = data.uuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["uuid"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 36){
const err4 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.reason !== undefined){
let data1 = data.reason;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["reason"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.lang !== undefined){
let data2 = data.lang;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err7 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["lang"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 20){
const err8 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const v23 = validate23;
const schema23 = {"type":"object","properties":{"interfaceUuid":{"type":"string","maxLength":36},"lang":{"type":"string","maxLength":20}},"required":["interfaceUuid"],"additionalProperties":false,"$id":"v23"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v23" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interfaceUuid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceUuid"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "interfaceUuid") || (key0 === "lang"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.interfaceUuid !== undefined){
let data0 = data.interfaceUuid;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err2 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["interfaceUuid"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 36){
const err3 = {instancePath:instancePath+"/interfaceUuid",schemaPath:"#/properties/interfaceUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.lang !== undefined){
let data1 = data.lang;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["lang"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 20){
const err5 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
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
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const v24 = validate24;
const schema24 = {"type":"object","properties":{"type":{"type":"string","maxLength":30},"interfaceConfigUuid":{"type":"string","maxLength":36},"lang":{"type":"string","maxLength":20}},"required":["type","interfaceConfigUuid"],"additionalProperties":false,"$id":"v24"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v24" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
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
if(data.interfaceConfigUuid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceConfigUuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "interfaceConfigUuid")) || (key0 === "lang"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["type"] = coerced0;
}
}
}
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 30){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid0 = _errs2 === errors;
}
if(data.interfaceConfigUuid !== undefined){
let data1 = data.interfaceConfigUuid;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err5 = {instancePath:instancePath+"/interfaceConfigUuid",schemaPath:"#/properties/interfaceConfigUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["interfaceConfigUuid"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 36){
const err6 = {instancePath:instancePath+"/interfaceConfigUuid",schemaPath:"#/properties/interfaceConfigUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid0 = _errs4 === errors;
}
if(data.lang !== undefined){
let data2 = data.lang;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
const err7 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["lang"] = coerced2;
}
}
}
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 20){
const err8 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs6 === errors;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const v25 = validate25;
const schema25 = {"type":"object","properties":{"limited":{"type":"boolean"},"interfaceConfigUuid":{"type":"string","maxLength":36},"version":{"type":"integer"},"lang":{"type":"string","maxLength":20}},"required":["limited","interfaceConfigUuid"],"additionalProperties":false,"$id":"v25"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v25" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limited === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limited"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.interfaceConfigUuid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "interfaceConfigUuid"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "limited") || (key0 === "interfaceConfigUuid")) || (key0 === "version")) || (key0 === "lang"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.limited !== undefined){
let data0 = data.limited;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(coerced0 !== undefined){
}
else if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
const err3 = {instancePath:instancePath+"/limited",schemaPath:"#/properties/limited/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["limited"] = coerced0;
}
}
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
if(data.interfaceConfigUuid !== undefined){
let data1 = data.interfaceConfigUuid;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(coerced1 !== undefined){
}
else if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
const err4 = {instancePath:instancePath+"/interfaceConfigUuid",schemaPath:"#/properties/interfaceConfigUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["interfaceConfigUuid"] = coerced1;
}
}
}
const _errs5 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 36){
const err5 = {instancePath:instancePath+"/interfaceConfigUuid",schemaPath:"#/properties/interfaceConfigUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
if(data.version !== undefined){
let data2 = data.version;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(coerced2 !== undefined){
}
else if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["version"] = coerced2;
}
}
}
const _errs7 = errors;
var valid0 = _errs6 === errors;
}
if(data.lang !== undefined){
let data3 = data.lang;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(coerced3 !== undefined){
}
else if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
const err7 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["lang"] = coerced3;
}
}
}
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 20){
const err8 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid0 = _errs8 === errors;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

