export { adoptFiles, fileResponse, mayUseFile, removeFile, storeFile, unsavedFiles } from './files.ts';
export { addImage, dropImage, exchangeImages, imageProblems } from './images.ts';
export { readDocument } from './read-document.ts';
export { readImage } from './read-image.ts';
