/**
 * Returns the fields of a submitted form. Anything else is rejected with 400, so that it does not count as an error of
 * the shop.
 */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400, statusText: 'Bad Request' });
  }
}
