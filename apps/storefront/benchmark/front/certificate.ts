import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const day = 86_400_000;

/**
 * Creates a key and a self-signed certificate that is valid for two days. The DER is written by hand, because Node can
 * read certificates but not create them, and openssl may not be installed.
 */
export function createSelfSignedCertificate(host: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(host)))));
  const now = Date.now();
  const content = sequence(
    // A serial number is positive, so its first bit is 0.
    der(0x02, Buffer.from([0x01]), randomBytes(8)),
    ecdsaWithSha256,
    name,
    sequence(time(now - day), time(now + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(content, ecdsaWithSha256, signature)),
  };
}

const commonName = der(0x06, Buffer.from([0x55, 0x04, 0x03]));
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02])));

function sequence(...parts: Buffer[]) {
  return der(0x30, ...parts);
}

function time(at: number) {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

/** Encodes a DER value: tag, length and content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function pem(certificate: Buffer) {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
