/** Names of files that compression makes smaller. */
export const compressible = /\.(js|css|html|json|svg|txt|webmanifest)$/;
