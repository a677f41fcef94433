// Generated from schemas/ by `npm run generate`: do not edit.

export const v0 = validate0;
const schema0 = {"type":"string","default":"REGULAR","enum":["REGULAR","CONCATENATE","CONNECT","EXTRACT","DEFAULT_VALUE","NEGATE","CUSTOM","REPLACE","CURRENT_TIME","FORMAT_TIME","GROUP","FIXED_VALUE","SUB_TABLE","SUB_QUERY","POST_CUSTOM"],"$id":"v0"};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="v0" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema0.enum;
if(!(((((((((((((((data === "REGULAR") || (data === "CONCATENATE")) || (data === "CONNECT")) || (data === "EXTRACT")) || (data === "DEFAULT_VALUE")) || (data === "NEGATE")) || (data === "CUSTOM")) || (data === "REPLACE")) || (data === "CURRENT_TIME")) || (data === "FORMAT_TIME")) || (data === "GROUP")) || (data === "FIXED_VALUE")) || (data === "SUB_TABLE")) || (data === "SUB_QUERY")) || (data === "POST_CUSTOM"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
  "-494f8a64": v0,
};

/** @type {import('#contract/model/form.ts').EntityValidators['visible']} */
export const visible = {

};

/** @type {import('#contract/model/form.ts').EntityValidators['rules']} */
export const rules = [

];
