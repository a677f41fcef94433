// Generated from schemas/ by `npm run generate`: do not edit.
import { length as func0 } from './length.js';

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"planHash":{"type":"string","maxLength":64},"items":{"type":"array","maxItems":10000,"items":{"type":"object","properties":{"naturalKey":{"type":"string","maxLength":200},"change":{"type":"string","enum":["CREATE","UPDATE","SAME","CONFLICT"]},"fieldDiffs":{"type":"array","maxItems":200,"items":{"type":"object","properties":{"field":{"type":"string","maxLength":200},"before":{"type":"string","maxLength":10000},"after":{"type":"string","maxLength":10000}},"required":["field"],"additionalProperties":false}}},"required":["naturalKey","change","fieldDiffs"],"additionalProperties":false}},"unresolved":{"type":"array","maxItems":1000,"items":{"type":"object","properties":{"kind":{"type":"string","enum":["erp","dingDing","dataSource","auth"]},"uuid":{"type":"string","maxLength":36},"name":{"type":"string","maxLength":100}},"required":["kind","uuid","name"],"additionalProperties":false}},"issues":{"type":"array","maxItems":1000,"items":{"type":"object","properties":{"field":{"type":"string","maxLength":200},"message":{"type":"string","maxLength":500}},"required":["message"],"additionalProperties":false}},"warnings":{"type":"array","maxItems":1000,"items":{"type":"object","properties":{"message":{"type":"string","maxLength":500}},"required":["message"],"additionalProperties":false}}},"required":["planHash","items","unresolved","issues"],"additionalProperties":false,"$id":"v0"};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.planHash === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "planHash"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.unresolved === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unresolved"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.issues === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issues"}};
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
if(!(((((key0 === "planHash") || (key0 === "items")) || (key0 === "unresolved")) || (key0 === "issues")) || (key0 === "warnings"))){
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
if(data.planHash !== undefined){
let data0 = data.planHash;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err5 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/planHash",schemaPath:"#/properties/planHash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.items !== undefined){
let data1 = data.items;
const _errs4 = errors;
const _errs5 = errors;
if(Array.isArray(data1)){
if(data1.length > 10000){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
if(data2.naturalKey === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "naturalKey"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.change === undefined){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "change"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.fieldDiffs === undefined){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "fieldDiffs"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs8 = errors;
for(const key1 in data2){
if(!(((key1 === "naturalKey") || (key1 === "change")) || (key1 === "fieldDiffs"))){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.naturalKey !== undefined){
let data3 = data2.naturalKey;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err12 = {instancePath:instancePath+"/items/" + i0+"/naturalKey",schemaPath:"#/properties/items/items/properties/naturalKey/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err13 = {instancePath:instancePath+"/items/" + i0+"/naturalKey",schemaPath:"#/properties/items/items/properties/naturalKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid3 = _errs9 === errors;
}
if(data2.change !== undefined){
let data4 = data2.change;
const _errs11 = errors;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/items/" + i0+"/change",schemaPath:"#/properties/items/items/properties/change/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs12 = errors;
const vSchema0 = schema0.properties.items.items.properties.change.enum;
if(!((((data4 === "CREATE") || (data4 === "UPDATE")) || (data4 === "SAME")) || (data4 === "CONFLICT"))){
const err15 = {instancePath:instancePath+"/items/" + i0+"/change",schemaPath:"#/properties/items/items/properties/change/enum",keyword:"enum",params:{allowedValues: schema0.properties.items.items.properties.change.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid3 = _errs11 === errors;
}
if(data2.fieldDiffs !== undefined){
let data5 = data2.fieldDiffs;
const _errs13 = errors;
const _errs14 = errors;
if(Array.isArray(data5)){
if(data5.length > 200){
const err16 = {instancePath:instancePath+"/items/" + i0+"/fieldDiffs",schemaPath:"#/properties/items/items/properties/fieldDiffs/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
let valid5 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs15 = errors;
const _errs16 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.field === undefined){
const err17 = {instancePath:instancePath+"/items/" + i0+"/fieldDiffs/" + i1,schemaPath:"#/properties/items/items/properties/fieldDiffs/items/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs17 = errors;
for(const key2 in data6){
if(!(((key2 === "field") || (key2 === "before")) || (key2 === "after"))){
const err18 = {instancePath:instancePath+"/items/" + i0+"/fieldDiffs/" + i1,schemaPath:"#/properties/items/items/properties/fieldDiffs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.field !== undefined){
let data7 = data6.field;
const _errs18 = errors;
const _errs19 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 200){
const err19 = {instancePath:instancePath+"/items/" + i0+"/fieldDiffs/" + i1+"/field",schemaPath:"#/properties/items/items/properties/fieldDiffs/items/properties/field/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/items/" + i0+"/fieldDiffs/" + i1+"/field",schemaPath:"#/properties/items/items/properties/fieldDiffs/items/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid6 = _errs18 === errors;
}
if(data6.before !== undefined){
let data8 = data6.before;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 10000){
const err21 = {instancePath:instancePath+"/items/" + i0+"/fieldDiffs/" + i1+"/before",schemaPath:"#/properties/items/items/properties/fieldDiffs/items/properties/before/maxLength",keyword:"maxLength",params:{limit: 10000}};
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
const err22 = {instancePath:instancePath+"/items/" + i0+"/fieldDiffs/" + i1+"/before",schemaPath:"#/properties/items/items/properties/fieldDiffs/items/properties/before/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid6 = _errs20 === errors;
}
if(data6.after !== undefined){
let data9 = data6.after;
const _errs22 = errors;
const _errs23 = errors;
if(typeof data9 === "string"){
if(func0(data9) > 10000){
const err23 = {instancePath:instancePath+"/items/" + i0+"/fieldDiffs/" + i1+"/after",schemaPath:"#/properties/items/items/properties/fieldDiffs/items/properties/after/maxLength",keyword:"maxLength",params:{limit: 10000}};
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
const err24 = {instancePath:instancePath+"/items/" + i0+"/fieldDiffs/" + i1+"/after",schemaPath:"#/properties/items/items/properties/fieldDiffs/items/properties/after/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid6 = _errs22 === errors;
}
}
else {
const err25 = {instancePath:instancePath+"/items/" + i0+"/fieldDiffs/" + i1,schemaPath:"#/properties/items/items/properties/fieldDiffs/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid4 = _errs15 === errors;
if(!valid4){
valid5 = false;
}
}
}
else {
const err26 = {instancePath:instancePath+"/items/" + i0+"/fieldDiffs",schemaPath:"#/properties/items/items/properties/fieldDiffs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid3 = _errs13 === errors;
}
}
else {
const err27 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
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
const err28 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.unresolved !== undefined){
let data10 = data.unresolved;
const _errs24 = errors;
const _errs25 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
const err29 = {instancePath:instancePath+"/unresolved",schemaPath:"#/properties/unresolved/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
let valid8 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs26 = errors;
const _errs27 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.kind === undefined){
const err30 = {instancePath:instancePath+"/unresolved/" + i2,schemaPath:"#/properties/unresolved/items/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.uuid === undefined){
const err31 = {instancePath:instancePath+"/unresolved/" + i2,schemaPath:"#/properties/unresolved/items/required",keyword:"required",params:{missingProperty: "uuid"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.name === undefined){
const err32 = {instancePath:instancePath+"/unresolved/" + i2,schemaPath:"#/properties/unresolved/items/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const _errs28 = errors;
for(const key3 in data11){
if(!(((key3 === "kind") || (key3 === "uuid")) || (key3 === "name"))){
const err33 = {instancePath:instancePath+"/unresolved/" + i2,schemaPath:"#/properties/unresolved/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.kind !== undefined){
let data12 = data11.kind;
const _errs29 = errors;
if(typeof data12 !== "string"){
const err34 = {instancePath:instancePath+"/unresolved/" + i2+"/kind",schemaPath:"#/properties/unresolved/items/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs30 = errors;
const vSchema1 = schema0.properties.unresolved.items.properties.kind.enum;
if(!((((data12 === "erp") || (data12 === "dingDing")) || (data12 === "dataSource")) || (data12 === "auth"))){
const err35 = {instancePath:instancePath+"/unresolved/" + i2+"/kind",schemaPath:"#/properties/unresolved/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.unresolved.items.properties.kind.enum}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid9 = _errs29 === errors;
}
if(data11.uuid !== undefined){
let data13 = data11.uuid;
const _errs31 = errors;
const _errs32 = errors;
if(typeof data13 === "string"){
if(func0(data13) > 36){
const err36 = {instancePath:instancePath+"/unresolved/" + i2+"/uuid",schemaPath:"#/properties/unresolved/items/properties/uuid/maxLength",keyword:"maxLength",params:{limit: 36}};
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
const err37 = {instancePath:instancePath+"/unresolved/" + i2+"/uuid",schemaPath:"#/properties/unresolved/items/properties/uuid/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid9 = _errs31 === errors;
}
if(data11.name !== undefined){
let data14 = data11.name;
const _errs33 = errors;
const _errs34 = errors;
if(typeof data14 === "string"){
if(func0(data14) > 100){
const err38 = {instancePath:instancePath+"/unresolved/" + i2+"/name",schemaPath:"#/properties/unresolved/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err39 = {instancePath:instancePath+"/unresolved/" + i2+"/name",schemaPath:"#/properties/unresolved/items/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid9 = _errs33 === errors;
}
}
else {
const err40 = {instancePath:instancePath+"/unresolved/" + i2,schemaPath:"#/properties/unresolved/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var valid7 = _errs26 === errors;
if(!valid7){
valid8 = false;
}
}
}
else {
const err41 = {instancePath:instancePath+"/unresolved",schemaPath:"#/properties/unresolved/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid0 = _errs24 === errors;
}
if(data.issues !== undefined){
let data15 = data.issues;
const _errs35 = errors;
const _errs36 = errors;
if(Array.isArray(data15)){
if(data15.length > 1000){
const err42 = {instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
let valid11 = true;
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
const _errs37 = errors;
const _errs38 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.message === undefined){
const err43 = {instancePath:instancePath+"/issues/" + i3,schemaPath:"#/properties/issues/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const _errs39 = errors;
for(const key4 in data16){
if(!((key4 === "field") || (key4 === "message"))){
const err44 = {instancePath:instancePath+"/issues/" + i3,schemaPath:"#/properties/issues/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data16.field !== undefined){
let data17 = data16.field;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data17 === "string"){
if(func0(data17) > 200){
const err45 = {instancePath:instancePath+"/issues/" + i3+"/field",schemaPath:"#/properties/issues/items/properties/field/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/issues/" + i3+"/field",schemaPath:"#/properties/issues/items/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid12 = _errs40 === errors;
}
if(data16.message !== undefined){
let data18 = data16.message;
const _errs42 = errors;
const _errs43 = errors;
if(typeof data18 === "string"){
if(func0(data18) > 500){
const err47 = {instancePath:instancePath+"/issues/" + i3+"/message",schemaPath:"#/properties/issues/items/properties/message/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/issues/" + i3+"/message",schemaPath:"#/properties/issues/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid12 = _errs42 === errors;
}
}
else {
const err49 = {instancePath:instancePath+"/issues/" + i3,schemaPath:"#/properties/issues/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid10 = _errs37 === errors;
if(!valid10){
valid11 = false;
}
}
}
else {
const err50 = {instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid0 = _errs35 === errors;
}
if(data.warnings !== undefined){
let data19 = data.warnings;
const _errs44 = errors;
const _errs45 = errors;
if(Array.isArray(data19)){
if(data19.length > 1000){
const err51 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
let valid14 = true;
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
const _errs46 = errors;
const _errs47 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.message === undefined){
const err52 = {instancePath:instancePath+"/warnings/" + i4,schemaPath:"#/properties/warnings/items/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs48 = errors;
for(const key5 in data20){
if(!(key5 === "message")){
const err53 = {instancePath:instancePath+"/warnings/" + i4,schemaPath:"#/properties/warnings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data20.message !== undefined){
let data21 = data20.message;
const _errs49 = errors;
const _errs50 = errors;
if(typeof data21 === "string"){
if(func0(data21) > 500){
const err54 = {instancePath:instancePath+"/warnings/" + i4+"/message",schemaPath:"#/properties/warnings/items/properties/message/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/warnings/" + i4+"/message",schemaPath:"#/properties/warnings/items/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var valid15 = _errs49 === errors;
}
}
else {
const err56 = {instancePath:instancePath+"/warnings/" + i4,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid13 = _errs46 === errors;
if(!valid13){
valid14 = false;
}
}
}
else {
const err57 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var valid0 = _errs44 === errors;
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
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
  "-4123bcb0": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
