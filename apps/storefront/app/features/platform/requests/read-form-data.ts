/** The fields of a form that was sent to a page. Whatever else is sent there is refused, and not a fault of the shop's. */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response(null, { status: 400, statusText: 'Bad Request' });
  }
}
