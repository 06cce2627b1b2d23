/** Tests import packages as the built product does, so that both get the same instance. */
module.exports = (request, options) => {
  const isPackage = /[\\/]node_modules[\\/]/.test(options.basedir);
  const conditions = isPackage ? options.conditions : ['node', 'import', 'default'];
  return options.defaultResolver(request, { ...options, conditions });
};
