/** A web service as an interface names it: `https://…/orders?wsdl#saveOrder`. */
export interface SoapAddress {
  /** Where it describes itself. */
  readonly wsdl: URL;
  /** Where it is called, unless the description names an address of the same host. */
  readonly endpoint: string;
  /** Behind `#`; undefined where the address does not say. */
  readonly operation?: string;
}

const isDescription = ({ pathname, search }: URL): boolean =>
  /^\?wsdl$/i.test(search) || /\.wsdl$/i.test(pathname);

/** The address may be that of the description, or that of the service: then the description is at `?wsdl`, as everywhere. */
export function soapAddress(url: URL): SoapAddress {
  const operation = decodeURIComponent(url.hash.slice(1));
  const wsdl = new URL(url);
  wsdl.hash = '';
  const endpoint = new URL(wsdl);
  if (!isDescription(wsdl)) wsdl.search = '?wsdl';
  else if (/^\?wsdl$/i.test(endpoint.search)) endpoint.search = '';
  return { wsdl, endpoint: endpoint.href, ...(operation !== '' && { operation }) };
}
