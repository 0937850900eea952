/** The arrow of the architecture: app → registry → blocks → lib → schemas. */
const layer = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: to },
})

module.exports = {
  forbidden: [
    layer('schemas-import-nothing', '^schemas/', '^(app|registry|blocks|lib|scripts|tests)/'),
    layer('lib-below-the-pages', '^lib/', '^(app|registry|blocks|scripts|tests)/'),
    layer('blocks-below-the-registry', '^blocks/', '^(app|registry|scripts|tests)/'),
    layer('registry-below-the-app', '^registry/', '^(app|scripts|tests)/'),
    layer('app-never-imports-scripts', '^app/', '^(scripts|tests)/'),
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-storyblok-rsc',
      severity: 'error',
      from: {},
      to: { path: '@storyblok/react/dist/rsc' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|\\.data[^/]*|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
