/** Bundles scripts of the folder `scripts` by name, with the modules that they share. Returns what was read. */
export function bundleScripts(names: readonly string[], outdir: string): Promise<string[]>
