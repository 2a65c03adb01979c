/** Returns the fields of a submitted form. Throws a 400 response for anything else, which is no error of the shop. */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400, statusText: 'Bad Request' });
  }
}
