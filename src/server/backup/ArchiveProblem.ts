/** Why an archive is not restored: its message continues a sentence that begins with the name of the file. */
export class ArchiveProblem extends Error {}
