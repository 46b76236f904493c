export { createCatalogue } from './create-catalogue.ts';
export { allJetties, findJetty } from './find-jetty.ts';
export { holidaysAhead } from './holidays-ahead.ts';
export { presentNames } from './present-names.ts';
export { describePackage, type PackageBody, readPackageFields } from './package-fields.ts';
export { presentFood, presentPackage } from './present-package.ts';
