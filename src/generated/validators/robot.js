// Generated from schemas/ by `npm run generate`: do not edit.
import { isSecureUrl } from '#contract/validation/formats.ts';
import { length as func1 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"uuid":{"type":"string","maxLength":36},"companyUuid":{"type":"string","maxLength":36},"name":{"type":"string","minLength":1,"maxLength":30},"webhook":{"type":"string","minLength":1,"maxLength":300,"format":"secure-url"},"webhookSet":{"type":"boolean"},"clearWebhook":{"type":"boolean"},"signSecret":{"type":"string","minLength":1,"maxLength":200},"signSecretSet":{"type":"boolean"},"clearSignSecret":{"type":"boolean"},"keyword":{"type":"string","maxLength":50},"atAll":{"type":"boolean","default":false},"atMobiles":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":5,"maxLength":20,"pattern":"^\\+?[\\d-]+$"}},"language":{"type":"string","default":"zh-CN","enum":["zh-CN","en-US"]},"enabled":{"type":"boolean","default":true},"version":{"type":"integer","minimum":0},"modifiedAt":{"type":"string","format":"date-time"}},"required":["name","language"],"allOf":[{"if":{"not":{"properties":{"webhookSet":{"const":true},"clearWebhook":{"const":false}},"required":["webhookSet"]}},"then":{"required":["webhook"]}}],"additionalProperties":false,"$id":"v0"};
const func0 = Object.prototype.hasOwnProperty;

const formats0 = isSecureUrl;
const formats2 = /^(?!0000|(?:\d\d(?:[02468][1235679]|[13579][01345789])|(?:[02468][1235679]|[13579][01345789])00)-02-29)\d{4}-(?!02-3|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:0\d|1[0-5]):?[0-5]\d)$/i;
const pattern0 = new RegExp("^\\+?[\\d-]+$", "u");

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
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhookSet === undefined) && (missing0 = "webhookSet")){
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
if(data.webhookSet !== undefined){
let data0 = data.webhookSet;
const _errs6 = errors;
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
if(errors === _errs6){
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.clearWebhook !== undefined){
let data1 = data.clearWebhook;
const _errs7 = errors;
if(false !== data1){
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
}
if(errors === _errs5){
}
var valid2 = _errs5 === errors;
if(valid2){
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
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
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
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err4 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "webhook"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid0 = _errs1 === errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.language === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs9 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.uuid !== undefined){
let data2 = data.uuid;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 36){
const err9 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid4 = _errs10 === errors;
}
if(data.companyUuid !== undefined){
let data3 = data.companyUuid;
const _errs12 = errors;
const _errs13 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 36){
const err11 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/maxLength",keyword:"maxLength",params:{limit: 36}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/companyUuid",schemaPath:"#/properties/companyUuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid4 = _errs12 === errors;
}
if(data.name !== undefined){
let data4 = data.name;
const _errs14 = errors;
const _errs15 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 30){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data4) < 1){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
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
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid4 = _errs14 === errors;
}
if(data.webhook !== undefined){
let data5 = data.webhook;
const _errs16 = errors;
const _errs17 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(func1(data5) > 300){
const err16 = {instancePath:instancePath+"/webhook",schemaPath:"#/properties/webhook/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data5) < 1){
const err17 = {instancePath:instancePath+"/webhook",schemaPath:"#/properties/webhook/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0(data5))){
const err18 = {instancePath:instancePath+"/webhook",schemaPath:"#/properties/webhook/format",keyword:"format",params:{format: "secure-url"}};
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
const err19 = {instancePath:instancePath+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid4 = _errs16 === errors;
}
if(data.webhookSet !== undefined){
let data6 = data.webhookSet;
const _errs18 = errors;
if(typeof data6 !== "boolean"){
const err20 = {instancePath:instancePath+"/webhookSet",schemaPath:"#/properties/webhookSet/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs19 = errors;
var valid4 = _errs18 === errors;
}
if(data.clearWebhook !== undefined){
let data7 = data.clearWebhook;
const _errs20 = errors;
if(typeof data7 !== "boolean"){
const err21 = {instancePath:instancePath+"/clearWebhook",schemaPath:"#/properties/clearWebhook/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs21 = errors;
var valid4 = _errs20 === errors;
}
if(data.signSecret !== undefined){
let data8 = data.signSecret;
const _errs22 = errors;
const _errs23 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err22 = {instancePath:instancePath+"/signSecret",schemaPath:"#/properties/signSecret/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data8) < 1){
const err23 = {instancePath:instancePath+"/signSecret",schemaPath:"#/properties/signSecret/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/signSecret",schemaPath:"#/properties/signSecret/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid4 = _errs22 === errors;
}
if(data.signSecretSet !== undefined){
let data9 = data.signSecretSet;
const _errs24 = errors;
if(typeof data9 !== "boolean"){
const err25 = {instancePath:instancePath+"/signSecretSet",schemaPath:"#/properties/signSecretSet/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs25 = errors;
var valid4 = _errs24 === errors;
}
if(data.clearSignSecret !== undefined){
let data10 = data.clearSignSecret;
const _errs26 = errors;
if(typeof data10 !== "boolean"){
const err26 = {instancePath:instancePath+"/clearSignSecret",schemaPath:"#/properties/clearSignSecret/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const _errs27 = errors;
var valid4 = _errs26 === errors;
}
if(data.keyword !== undefined){
let data11 = data.keyword;
const _errs28 = errors;
const _errs29 = errors;
if(typeof data11 === "string"){
if(func1(data11) > 50){
const err27 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 50}};
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
const err28 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid4 = _errs28 === errors;
}
if(data.atAll !== undefined){
let data12 = data.atAll;
const _errs30 = errors;
if(typeof data12 !== "boolean"){
const err29 = {instancePath:instancePath+"/atAll",schemaPath:"#/properties/atAll/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const _errs31 = errors;
var valid4 = _errs30 === errors;
}
if(data.atMobiles !== undefined){
let data13 = data.atMobiles;
const _errs32 = errors;
const _errs33 = errors;
if(Array.isArray(data13)){
if(data13.length > 50){
const err30 = {instancePath:instancePath+"/atMobiles",schemaPath:"#/properties/atMobiles/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
let valid6 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs34 = errors;
const _errs35 = errors;
if(typeof data14 === "string"){
if(func1(data14) > 20){
const err31 = {instancePath:instancePath+"/atMobiles/" + i0,schemaPath:"#/properties/atMobiles/items/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data14) < 5){
const err32 = {instancePath:instancePath+"/atMobiles/" + i0,schemaPath:"#/properties/atMobiles/items/minLength",keyword:"minLength",params:{limit: 5}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern0.test(data14)){
const err33 = {instancePath:instancePath+"/atMobiles/" + i0,schemaPath:"#/properties/atMobiles/items/pattern",keyword:"pattern",params:{pattern: "^\\+?[\\d-]+$"}};
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
const err34 = {instancePath:instancePath+"/atMobiles/" + i0,schemaPath:"#/properties/atMobiles/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var valid5 = _errs34 === errors;
if(!valid5){
valid6 = false;
}
}
let valid7;
let i1 = data13.length;
let j0;
valid7 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data13[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err35 = {instancePath:instancePath+"/atMobiles",schemaPath:"#/properties/atMobiles/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
valid7 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err36 = {instancePath:instancePath+"/atMobiles",schemaPath:"#/properties/atMobiles/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid4 = _errs32 === errors;
}
if(data.language !== undefined){
let data15 = data.language;
const _errs36 = errors;
if(typeof data15 !== "string"){
const err37 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs37 = errors;
const vSchema0 = schema0.properties.language.enum;
if(!((data15 === "zh-CN") || (data15 === "en-US"))){
const err38 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema0.properties.language.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var valid4 = _errs36 === errors;
}
if(data.enabled !== undefined){
let data16 = data.enabled;
const _errs38 = errors;
if(typeof data16 !== "boolean"){
const err39 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const _errs39 = errors;
var valid4 = _errs38 === errors;
}
if(data.version !== undefined){
let data17 = data.version;
const _errs40 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const _errs41 = errors;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var valid4 = _errs40 === errors;
}
if(data.modifiedAt !== undefined){
let data18 = data.modifiedAt;
const _errs42 = errors;
const _errs43 = errors;
if((typeof data18 == "number") && (isFinite(data18))){
}
if(typeof data18 === "string"){
if(!(formats2.test(data18))){
const err42 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/format",keyword:"format",params:{format: "date-time"}};
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
const err43 = {instancePath:instancePath+"/modifiedAt",schemaPath:"#/properties/modifiedAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var valid4 = _errs42 === errors;
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"not":{"properties":{"webhookSet":{"const":true},"clearWebhook":{"const":false}},"required":["webhookSet"]},"$id":"v1"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v1" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.webhookSet === undefined) && (missing0 = "webhookSet")){
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
if(data.webhookSet !== undefined){
let data0 = data.webhookSet;
const _errs2 = errors;
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
if(errors === _errs2){
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.clearWebhook !== undefined){
let data1 = data.clearWebhook;
const _errs3 = errors;
if(false !== data1){
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
if(errors === _errs3){
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
}
}
}
}
if(errors === _errs1){
}
var valid0 = _errs1 === errors;
if(valid0){
const err3 = {instancePath,schemaPath:"#/not",keyword:"not",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
validate1.errors = vErrors;
return errors === 0;
}

export const v2 = validate2;
const schema2 = {"not":{"properties":{"atAll":{"const":true}},"required":["atAll"]},"$id":"v2"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v2" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.atAll === undefined) && (missing0 = "atAll")){
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
if(data.atAll !== undefined){
let data0 = data.atAll;
const _errs2 = errors;
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
validate2.errors = vErrors;
return errors === 0;
}


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "-65a66148": v0,
  "1bf34114": v1,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {
  "atMobiles": v2,
};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
