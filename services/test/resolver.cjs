/** Some packages say only where their ES module is: Jest asks for CommonJS, and gets that. */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (options.conditions?.includes('import')) throw error;
    const conditions = ['node', 'import', 'default'];
    return options.defaultResolver(request, { ...options, conditions });
  }
};
