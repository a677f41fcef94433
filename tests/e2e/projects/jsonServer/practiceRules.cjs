/**
 * The rules of the practice's back end, as a middleware of json-server: an owner has a phone number of digits. The path of
 * a vaccination says which animal it belongs to, and its code is its key.
 */
module.exports = (request, response, next) => {
  const { method, path, body } = request;
  if (
    path.startsWith('/owners') &&
    /^(POST|PATCH)$/.test(method) &&
    body.phone_number &&
    !/^[\d ]+$/.test(body.phone_number)
  )
    return response
      .status(422)
      .json({ error: 'Invalid owner', fields: { phone_number: 'A phone number has digits only' } });
  if (path.endsWith('/vaccinations') && method === 'POST') body.id = body.code;
  // routes.json moves the animal from the path into the query.
  if (path.startsWith('/vaccinations/') && method === 'PUT') body.animalId = Number(request.query.animalId);
  return next();
};
