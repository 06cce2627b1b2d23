/** The start of the upload's hash, and the size of the largest variant. */
export const PICTURE_NAME = /^[0-9a-f]{20}-\d{1,5}x\d{1,5}$/;

const FOLDER = '/api/v1/pictures/';

/** The address of the largest variant; a smaller one is `<address>/640`. */
export const PICTURE_ADDRESS = new RegExp(`^${FOLDER}${PICTURE_NAME.source.slice(1)}`);

export function pictureAddress(name: string): string {
  return FOLDER + name;
}

export function pictureName(address: string): string {
  return address.slice(FOLDER.length);
}
