// Generated from schemas/ by `npm run generate`: do not edit.
import func0 from 'fast-deep-equal';

export const v0 = validate0;
const schema0 = {"type":"array","maxItems":8,"uniqueItems":true,"default":[{"group":"SHELF_LIFE","mode":"UPDATE"},{"group":"CONTROL_DAYS","mode":"UPDATE"},{"group":"SPECIFICATION_MEASUREMENT","mode":"UPDATE"},{"group":"MEASUREMENT_UNIT","mode":"UPDATE"},{"group":"DELIVERY_MULTIPLE","mode":"UPDATE"},{"group":"DEFAULT_SPECIFICATION","mode":"UPDATE"},{"group":"CONSUMABLE_MARK","mode":"UPDATE"},{"group":"MATERIAL_LIMITS","mode":"UPDATE"}],"items":{"type":"object","properties":{"group":{"type":"string","enum":["SHELF_LIFE","CONTROL_DAYS","SPECIFICATION_MEASUREMENT","MEASUREMENT_UNIT","DELIVERY_MULTIPLE","DEFAULT_SPECIFICATION","CONSUMABLE_MARK","MATERIAL_LIMITS"]},"mode":{"type":"string","default":"UPDATE","enum":["UPDATE","FILL_EMPTY","IGNORE"]}},"required":["group","mode"],"additionalProperties":false},"$id":"v0"};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(Array.isArray(data)){
if(data.length > 8){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 8}};
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.group === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "group"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.mode === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "group") || (key0 === "mode"))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.group !== undefined){
let data1 = data0.group;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/group",schemaPath:"#/items/properties/group/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs5 = errors;
const vSchema0 = schema0.items.properties.group.enum;
if(!((((((((data1 === "SHELF_LIFE") || (data1 === "CONTROL_DAYS")) || (data1 === "SPECIFICATION_MEASUREMENT")) || (data1 === "MEASUREMENT_UNIT")) || (data1 === "DELIVERY_MULTIPLE")) || (data1 === "DEFAULT_SPECIFICATION")) || (data1 === "CONSUMABLE_MARK")) || (data1 === "MATERIAL_LIMITS"))){
const err5 = {instancePath:instancePath+"/" + i0+"/group",schemaPath:"#/items/properties/group/enum",keyword:"enum",params:{allowedValues: schema0.items.properties.group.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid2 = _errs4 === errors;
}
if(data0.mode !== undefined){
let data2 = data0.mode;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/mode",schemaPath:"#/items/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs7 = errors;
const vSchema1 = schema0.items.properties.mode.enum;
if(!(((data2 === "UPDATE") || (data2 === "FILL_EMPTY")) || (data2 === "IGNORE"))){
const err7 = {instancePath:instancePath+"/" + i0+"/mode",schemaPath:"#/items/properties/mode/enum",keyword:"enum",params:{allowedValues: schema0.items.properties.mode.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid2 = _errs6 === errors;
}
}
else {
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
valid1 = false;
}
}
let valid3;
let i1 = data.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err9 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
valid3 = false;
break outer0;
}
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
  "4fe6337": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
