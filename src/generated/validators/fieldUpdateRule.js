// Generated from schemas/ by `npm run generate`: do not edit.

export const v0 = validate0;
const schema0 = {"type":"object","properties":{"group":{"type":"string","enum":["SHELF_LIFE","CONTROL_DAYS","SPECIFICATION_MEASUREMENT","MEASUREMENT_UNIT","DELIVERY_MULTIPLE","DEFAULT_SPECIFICATION","CONSUMABLE_MARK","MATERIAL_LIMITS"]},"mode":{"type":"string","default":"UPDATE","enum":["UPDATE","FILL_EMPTY","IGNORE"]}},"required":["group","mode"],"additionalProperties":false,"$id":"v0"};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
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
if(!((key0 === "group") || (key0 === "mode"))){
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
if(data.group !== undefined){
let data0 = data.group;
const _errs2 = errors;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs3 = errors;
const vSchema0 = schema0.properties.group.enum;
if(!((((((((data0 === "SHELF_LIFE") || (data0 === "CONTROL_DAYS")) || (data0 === "SPECIFICATION_MEASUREMENT")) || (data0 === "MEASUREMENT_UNIT")) || (data0 === "DELIVERY_MULTIPLE")) || (data0 === "DEFAULT_SPECIFICATION")) || (data0 === "CONSUMABLE_MARK")) || (data0 === "MATERIAL_LIMITS"))){
const err4 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema0.properties.group.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.mode !== undefined){
let data1 = data.mode;
const _errs4 = errors;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
const vSchema1 = schema0.properties.mode.enum;
if(!(((data1 === "UPDATE") || (data1 === "FILL_EMPTY")) || (data1 === "IGNORE"))){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema0.properties.mode.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs4 === errors;
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
validate0.errors = vErrors;
return errors === 0;
}


/** @type {import('#contract/model/form.ts').EntityValidators['validate']} */
export const validate = v0;

/** @type {import('#contract/model/form.ts').EntityValidators['byHash']} */
export const byHash = {
  "4ba3e7ce": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
