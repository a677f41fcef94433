/**
 * Hosts of the simulated partners. Names under `.example` never belong to anyone (RFC 2606), so a service without
 * the simulator cannot send their documents to a real host.
 */
export const hosts = {
  erp: 'erp.demo.example',
  warehouse: 'wms.demo.example',
  equipment: 'wcs.demo.example',
  robot: 'robot.demo.example',
} as const;

/** A base path below this one answers 503, as a partner in maintenance does. */
export const maintenancePath = '/down';
