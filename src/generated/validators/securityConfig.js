// Generated from schemas/ by `npm run generate`: do not edit.
import { isAddressRange } from '#contract/validation/formats.ts';
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"apiKeyEnabled":{"type":"boolean","default":false},"apiKey":{"type":"string","minLength":16,"maxLength":200,"pattern":"^[!-~]([ -~]*[!-~])?$"},"apiKeySet":{"type":"boolean"},"clearApiKey":{"type":"boolean"},"ipWhitelist":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":49,"format":"ip-range"}},"maskFields":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":100}},"payloadRetentionDays":{"type":"integer","minimum":1,"maximum":3650,"default":30},"version":{"type":"integer","minimum":0},"modifiedAt":{"type":"string","format":"date-time"}},"required":["payloadRetentionDays"],"allOf":[{"if":{"allOf":[{"properties":{"apiKeyEnabled":{"const":true}},"required":["apiKeyEnabled"]},{"not":{"properties":{"apiKeySet":{"const":true},"clearApiKey":{"const":false}},"required":["apiKeySet"]}}]},"then":{"required":["apiKey"]}}],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const pattern0 = new RegExp("^[!-~]([ -~]*[!-~])?$", "u");
const formats0 = isAddressRange;
const formats2 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.apiKeyEnabled === undefined) && (missing0 = "apiKeyEnabled")){
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
if(data.apiKeyEnabled !== undefined){
let data0 = data.apiKeyEnabled;
const _errs5 = errors;
if(true !== data0){
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
if(errors === _errs5){
}
var valid3 = _errs5 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
if(errors === _errs4){
}
var valid2 = _errs4 === errors;
if(valid2){
const _errs6 = errors;
const _errs7 = errors;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.apiKeySet === undefined) && (missing1 = "apiKeySet")){
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
if(data.apiKeySet !== undefined){
let data1 = data.apiKeySet;
const _errs9 = errors;
if(true !== data1){
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
}
if(errors === _errs9){
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.clearApiKey !== undefined){
let data2 = data.clearApiKey;
const _errs10 = errors;
if(false !== data2){
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
if(errors === _errs10){
}
var valid5 = _errs10 === errors;
}
else {
var valid5 = true;
}
if(valid5){
}
}
}
}
if(errors === _errs8){
}
var valid4 = _errs8 === errors;
if(valid4){
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
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
if(errors === _errs6){
}
var valid2 = _errs6 === errors;
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
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiKey === undefined){
const err6 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "apiKey"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid1 = _valid0;
}
if(!valid1){
const err7 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs1 === errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payloadRetentionDays === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payloadRetentionDays"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs12 = errors;
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
let data3 = data.uuid;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 36){
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
var valid6 = _errs13 === errors;
}
if(data.companyUuid !== undefined){
let data4 = data.companyUuid;
const _errs15 = errors;
const _errs16 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 36){
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
var valid6 = _errs15 === errors;
}
if(data.apiKeyEnabled !== undefined){
let data5 = data.apiKeyEnabled;
const _errs17 = errors;
if(typeof data5 !== "boolean"){
const err14 = {instancePath:instancePath+"/apiKeyEnabled",schemaPath:"#/properties/apiKeyEnabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs18 = errors;
var valid6 = _errs17 === errors;
}
if(data.apiKey !== undefined){
let data6 = data.apiKey;
const _errs19 = errors;
const _errs20 = errors;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err15 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data6) < 16){
const err16 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/minLength",keyword:"minLength",params:{limit: 16}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern0.test(data6)){
const err17 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]([ -~]*[!-~])?$"}};
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
const err18 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid6 = _errs19 === errors;
}
if(data.apiKeySet !== undefined){
let data7 = data.apiKeySet;
const _errs21 = errors;
if(typeof data7 !== "boolean"){
const err19 = {instancePath:instancePath+"/apiKeySet",schemaPath:"#/properties/apiKeySet/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs22 = errors;
var valid6 = _errs21 === errors;
}
if(data.clearApiKey !== undefined){
let data8 = data.clearApiKey;
const _errs23 = errors;
if(typeof data8 !== "boolean"){
const err20 = {instancePath:instancePath+"/clearApiKey",schemaPath:"#/properties/clearApiKey/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs24 = errors;
var valid6 = _errs23 === errors;
}
if(data.ipWhitelist !== undefined){
let data9 = data.ipWhitelist;
const _errs25 = errors;
const _errs26 = errors;
if(Array.isArray(data9)){
if(data9.length > 200){
const err21 = {instancePath:instancePath+"/ipWhitelist",schemaPath:"#/properties/ipWhitelist/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let valid8 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs27 = errors;
const _errs28 = errors;
if((typeof data10 == "number") && (isFinite(data10))){
}
if(typeof data10 === "string"){
if(func1(data10) > 49){
const err22 = {instancePath:instancePath+"/ipWhitelist/" + i0,schemaPath:"#/properties/ipWhitelist/items/maxLength",keyword:"maxLength",params:{limit: 49}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data10) < 1){
const err23 = {instancePath:instancePath+"/ipWhitelist/" + i0,schemaPath:"#/properties/ipWhitelist/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats0(data10))){
const err24 = {instancePath:instancePath+"/ipWhitelist/" + i0,schemaPath:"#/properties/ipWhitelist/items/format",keyword:"format",params:{format: "ip-range"}};
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
const err25 = {instancePath:instancePath+"/ipWhitelist/" + i0,schemaPath:"#/properties/ipWhitelist/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid7 = _errs27 === errors;
if(!valid7){
valid8 = false;
}
}
let valid9;
let i1 = data9.length;
let j0;
valid9 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err26 = {instancePath:instancePath+"/ipWhitelist",schemaPath:"#/properties/ipWhitelist/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
valid9 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err27 = {instancePath:instancePath+"/ipWhitelist",schemaPath:"#/properties/ipWhitelist/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid6 = _errs25 === errors;
}
if(data.maskFields !== undefined){
let data11 = data.maskFields;
const _errs29 = errors;
const _errs30 = errors;
if(Array.isArray(data11)){
if(data11.length > 200){
const err28 = {instancePath:instancePath+"/maskFields",schemaPath:"#/properties/maskFields/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
let valid11 = true;
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
const _errs31 = errors;
const _errs32 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 100){
const err29 = {instancePath:instancePath+"/maskFields/" + i2,schemaPath:"#/properties/maskFields/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data12) < 1){
const err30 = {instancePath:instancePath+"/maskFields/" + i2,schemaPath:"#/properties/maskFields/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err31 = {instancePath:instancePath+"/maskFields/" + i2,schemaPath:"#/properties/maskFields/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid10 = _errs31 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i3 = data11.length;
let j1;
valid12 = true;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data11[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err32 = {instancePath:instancePath+"/maskFields",schemaPath:"#/properties/maskFields/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
valid12 = false;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err33 = {instancePath:instancePath+"/maskFields",schemaPath:"#/properties/maskFields/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid6 = _errs29 === errors;
}
if(data.payloadRetentionDays !== undefined){
let data13 = data.payloadRetentionDays;
const _errs33 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err34 = {instancePath:instancePath+"/payloadRetentionDays",schemaPath:"#/properties/payloadRetentionDays/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs34 = errors;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3650 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/payloadRetentionDays",schemaPath:"#/properties/payloadRetentionDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/payloadRetentionDays",schemaPath:"#/properties/payloadRetentionDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid6 = _errs33 === errors;
}
if(data.version !== undefined){
let data14 = data.version;
const _errs35 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err37 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs36 = errors;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid6 = _errs35 === errors;
}
if(data.modifiedAt !== undefined){
let data15 = data.modifiedAt;
const _errs37 = errors;
const _errs38 = errors;
if((typeof data15 == "number") && (isFinite(data15))){
}
if(typeof data15 === "string"){
if(!(formats2.test(data15))){
const err39 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err40 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid6 = _errs37 === errors;
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"allOf":[{"properties":{"apiKeyEnabled":{"const":true}},"required":["apiKeyEnabled"]},{"not":{"properties":{"apiKeySet":{"const":true},"clearApiKey":{"const":false}},"required":["apiKeySet"]}}],"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiKeyEnabled === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/required",keyword:"required",params:{missingProperty: "apiKeyEnabled"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.apiKeyEnabled !== undefined){
let data0 = data.apiKeyEnabled;
const _errs1 = errors;
if(true !== data0){
const err1 = {instancePath:instancePath+"/apiKeyEnabled",schemaPath:"#/allOf/0/properties/apiKeyEnabled/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs1 === errors;
}
}
var valid0 = _errs0 === errors;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.apiKeySet === undefined) && (missing0 = "apiKeySet")){
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
if(data.apiKeySet !== undefined){
let data1 = data.apiKeySet;
const _errs5 = errors;
if(true !== data1){
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
}
if(errors === _errs5){
}
var valid3 = _errs5 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.clearApiKey !== undefined){
let data2 = data.clearApiKey;
const _errs6 = errors;
if(false !== data2){
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
if(errors === _errs6){
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
}
}
}
}
if(errors === _errs4){
}
var valid2 = _errs4 === errors;
if(valid2){
const err5 = {instancePath,schemaPath:"#/allOf/1/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
validate1.errors = vErrors;
return errors === 0;
}

export const v2 = validate2;
const schema2 = {"properties":{"apiKeyEnabled":{"const":true}},"required":["apiKeyEnabled"],"$id":"v2"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v2" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiKeyEnabled === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiKeyEnabled"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.apiKeyEnabled !== undefined){
let data0 = data.apiKeyEnabled;
const _errs0 = errors;
if(true !== data0){
const err1 = {instancePath:instancePath+"/apiKeyEnabled",schemaPath:"#/properties/apiKeyEnabled/const",keyword:"const",params:{allowedValue: true}};
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
validate2.errors = vErrors;
return errors === 0;
}


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-1dfba4cb": v0,
  "-648752f3": v1,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {
  "apiKey": v2,
};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
